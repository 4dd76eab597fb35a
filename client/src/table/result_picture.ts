/** The result as a picture to share: game, date, ranks and scores on a parchment. */

export interface ResultRow {
  rank: number;
  name: string;
  score: string;
  hue: string;
}

const WIDTH = 1080;
const HEAD = 250;
const ROW = 104;
const FOOT = 110;
const MARGIN = 70;
const FONT = "var(--sans)";
const TITLE = "var(--title)";

/** A PNG of the ranks; null if the browser cannot draw it. */
export function resultPicture(title: string, subtitle: string, rows: ResultRow[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEAD + ROW * rows.length + FOOT];
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  drawPaper(pen, canvas.height);
  drawHead(pen, title, subtitle);
  rows.forEach((row, index) => drawRow(pen, row, HEAD + ROW * index));
  write(pen, "Nassau", WIDTH - MARGIN, canvas.height - 48, `700 40px ${TITLE}`, "#6b4a2f", "right");
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function drawPaper(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = "#f4e8cc";
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = "#6b4a2f";
  pen.lineWidth = 6;
  pen.strokeRect(22, 22, WIDTH - 44, height - 44);
}

function drawHead(pen: CanvasRenderingContext2D, title: string, subtitle: string): void {
  write(pen, title, MARGIN, 122, `700 72px ${TITLE}`, "#1b2a33");
  write(pen, subtitle, MARGIN, 186, `500 38px ${FONT}`, "#6b4a2f");
}

function drawRow(pen: CanvasRenderingContext2D, { rank, name, score, hue }: ResultRow, top: number): void {
  const first = rank === 1;
  pen.fillStyle = first ? "#f2b33d" : "#fbf4e2";
  pen.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, ROW - 14);
  pen.fillStyle = resolved(hue);
  pen.fillRect(MARGIN, top, 18, ROW - 14);
  const line = top + 60;
  write(pen, `${rank}.`, MARGIN + 44, line, `700 46px ${TITLE}`, "#1b2a33");
  write(pen, name, MARGIN + 124, line, `600 42px ${FONT}`, "#1b2a33", "left", 560);
  write(pen, score, WIDTH - MARGIN - 28, line, `700 42px ${FONT}`, "#1b2a33", "right");
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = "left",
  most?: number,
): void {
  [pen.font, pen.fillStyle, pen.textAlign] = [resolved(font), colour, align];
  pen.fillText(text, x, y, most);
}

/** A style with its custom property resolved, because a canvas does not know them. */
function resolved(style: string): string {
  const page = getComputedStyle(document.documentElement);
  return style.replace(/var\((--[\w-]+)\)/, (_, name: string) => page.getPropertyValue(name).trim());
}

/** Share a picture with the device's menu, or download it where there is none. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // the person may close the menu
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
