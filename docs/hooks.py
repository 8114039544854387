"""Brings into the site what is written elsewhere: rules of games, pages of the repository, docstrings."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from sunshower import rulebook
from sunshower.core.registry import load

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sunshower"
RULES = {path.parent.name: path for path in sorted(PACKAGE.glob("games/*/rules.md"))}
PAGES = {"architecture.md": "ARCHITECTURE.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
REFERENCE = {"core": "The core", "bots": "The bots"}
HEADLESS = "show_root_heading: false"


def title(page: Path) -> str:
    """The first heading of a page."""
    return page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")


def reference(folder: str) -> str:
    """A page that asks for the docstrings of a package and of all its modules."""
    modules = sorted(path.stem for path in (PACKAGE / folder).glob("*.py") if path.stem != "__init__")
    lines = [f"# {REFERENCE[folder]}", f"::: sunshower.{folder}\n    options: {{members: [], {HEADLESS}}}"]
    for module in modules:
        lines += [f"## {module}", f"::: sunshower.{folder}.{module}\n    options: {{{HEADLESS}}}"]
    return "\n\n".join(lines)


def on_config(config: MkDocsConfig) -> None:
    """Every game's rules have a place in the menu."""
    for part in config.nav or ():
        if "Rules" in part:
            part["Rules"] = [{title(page): f"rules/{game}.md"} for game, page in RULES.items()]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Pages that are written elsewhere."""
    written = {f"rules/{game}.md": page for game, page in RULES.items()}
    written |= {name: ROOT / page for name, page in PAGES.items()}
    for name, page in written.items():
        files.append(File.generated(config, name, abs_src_path=str(page)))
    for folder in REFERENCE:
        files.append(File.generated(config, f"reference/{folder}.md", content=reference(folder)))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The pictures among the rules, as a terminal draws them."""
    game = page.file.src_uri.removeprefix("rules/").removesuffix(".md")
    return rulebook.with_pictures(load(game), markdown) if game in RULES else markdown
