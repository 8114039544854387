/** The result of a game as a picture to send to friends: drawn here, so that nothing leaves the browser unasked. */

const WIDE = 1200;
const HIGH = 630;
const BANDS = ["#b62234", "#fb7100", "#ffe51e", "#55a67e", "#00d8f6", "#3164b5", "#4f0068"];

export interface Result {
  game: string;
  verdict: string;
  /** A line for each player, the winner first. */
  lines: string[];
}

export function cardOf({ game, verdict, lines }: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d")!;
  const sky = pen.createLinearGradient(0, 0, 0, HIGH);
  sky.addColorStop(0, "#dff1fb");
  sky.addColorStop(1, "#fffaf0");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.lineWidth = 26;
  BANDS.forEach((band, place) => {
    pen.strokeStyle = band;
    pen.beginPath();
    pen.arc(WIDE - 210, HIGH + 30, 430 - place * 26, Math.PI, 2 * Math.PI);
    pen.stroke();
  });
  const write = (text: string, y: number, size: number, weight: number): void => {
    pen.font = `${weight} ${size}px Nunito, system-ui, sans-serif`;
    pen.fillText(text, 70, y, WIDE - 140);
  };
  pen.fillStyle = "#1f2329";
  write(game, 120, 44, 500);
  write(verdict, 210, 76, 800);
  lines.forEach((line, place) => write(line, 300 + place * 52, 40, place ? 400 : 700));
  pen.fillStyle = "#545b66";
  write(`Sunshower · ${location.host}`, HIGH - 40, 28, 500);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Hand a picture to whatever the device shares with, or keep it as a file. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
