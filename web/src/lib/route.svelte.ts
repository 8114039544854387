/** Where in the page we are: `/`, `/t/CODE`, `/r/CODE`, `/learn/GAME`. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** The parts of the path: ["t", "abcd"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the browser's history. */
  settle(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** Follow our own links without loading the page anew. */
export function links(node: HTMLElement): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    route.go(link.pathname + link.search);
  };
  node.addEventListener("click", follow);
  return () => node.removeEventListener("click", follow);
}
