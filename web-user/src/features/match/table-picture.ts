import { APP_NAME } from '../../shared/app-name.js';
import { saveFile } from '../../shared/save-file.js';
import table from '../../shared/ui/art/round-table.svg';
import type { BillLine } from './bill.js';
import { t } from './table-picture-messages.js';

/** The size of a story in pixels; apps cover the first and the last 250 with their own buttons. */
const [WIDTH, HEIGHT] = [1080, 1920];
const TEXT_WIDTH = 920;
const TITLE = { size: 124, lineHeight: 138, firstBaseline: 470 };
const TABLE = { size: 820, top: 800 };
const SMALL_TABLE = { size: 280, top: 232 };
const PAPER = { left: 100, width: 880, padding: 64, head: 200, middle: 1062, tooth: 40 };
const LINE = { labelSize: 42, valueSize: 52, height: 70, space: 22, gap: 40 };
const NAME = { size: 60, baseline: 1720 };
const STRIPE = 90;
const AWNING = 190;

/** Opens the share sheet with the picture, or downloads it where the browser shares no files. @param bill of a table that is over */
export async function shareTablePicture(bill?: readonly BillLine[]): Promise<void> {
  const name = bill ? 'saturday-bill.png' : 'saturday-table.png';
  const file = new File([await tablePicture(bill)], name, { type: 'image/png' });
  const data = { files: [file] };
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      return await navigator.share(data);
    } catch (error) {
      // The user has closed the sheet. Other errors, such as an expired permission, leave the download.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveFile(file, file.name);
}

/** Draws from the drawing, the colors, the name of the app and the lines alone: it knows nothing of a match. */
async function tablePicture(bill?: readonly BillLine[]): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d')!;
  const drawing = Object.assign(new Image(), { src: table });
  const theme = getComputedStyle(document.documentElement);
  const token = (name: string) => theme.getPropertyValue(name).trim();
  const font = (size: number, family = '--font-display') => `700 ${size}px ${token(family)}`;
  // Without its font the text is drawn in that of the fallback.
  const fonts = [font(TITLE.size), font(LINE.labelSize, '--font-sans')];
  await Promise.all([
    drawing.decode(),
    ...fonts.map((each) => document.fonts.load(each).catch(() => undefined)),
  ]);

  context.fillStyle = token('--facade');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawAwning(context, [token('--cloth'), token('--cloth-ground')]);
  context.textAlign = 'center';
  context.font = font(TITLE.size);
  context.fillStyle = token('--on-facade');
  if (bill) {
    context.drawImage(
      drawing,
      (WIDTH - SMALL_TABLE.size) / 2,
      SMALL_TABLE.top,
      SMALL_TABLE.size,
      SMALL_TABLE.size,
    );
    drawBill(context, bill, { font, paper: token('--cloth-ground'), ink: token('--on-butter') });
  } else {
    context.drawImage(drawing, (WIDTH - TABLE.size) / 2, TABLE.top, TABLE.size, TABLE.size);
    balancedLines(t('title'), (line) => context.measureText(line).width).forEach((line, index) =>
      context.fillText(line, WIDTH / 2, TITLE.firstBaseline + index * TITLE.lineHeight),
    );
  }
  context.textAlign = 'center';
  context.fillStyle = token('--butter');
  context.font = font(NAME.size);
  context.fillText(APP_NAME, WIDTH / 2, NAME.baseline, TEXT_WIDTH);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.')))),
  );
}

interface BillLook {
  font: (size: number, family?: string) => string;
  paper: string;
  ink: string;
}

/** A slip of paper with a title and the lines: a short value stands beside its label, a long one below it. */
function drawBill(
  context: CanvasRenderingContext2D,
  bill: readonly BillLine[],
  { font, paper, ink }: BillLook,
) {
  const { left, width, padding } = PAPER;
  const right = left + width - padding;
  const inner = width - 2 * padding;
  const widthIn = (style: string) => (text: string) => {
    context.font = style;
    return context.measureText(text).width;
  };
  const labelFont = font(LINE.labelSize, '--font-sans');
  const valueFont = font(LINE.valueSize);
  const rows = bill.map(({ label, value }) => {
    const isBeside = widthIn(labelFont)(label) + LINE.gap + widthIn(valueFont)(value) <= inner;
    return { label, isBeside, values: isBeside ? [value] : linesOf(value, inner, widthIn(valueFont)) };
  });
  const heightOf = ({ isBeside, values }: (typeof rows)[number]) =>
    LINE.height * (values.length + (isBeside ? 0 : 1)) + LINE.space;
  const height = rows.reduce((sum, row) => sum + heightOf(row), PAPER.head + padding);
  let y = PAPER.middle - height / 2;
  drawPaper(context, y, height, paper);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.font = font(TITLE.size);
  context.fillText(t('bill'), WIDTH / 2, y + PAPER.head - 60, inner);
  y += PAPER.head;
  for (const row of rows) {
    let baseline = y + LINE.height - 20;
    context.textAlign = 'left';
    context.font = labelFont;
    context.fillText(row.label, left + padding, baseline, inner);
    if (!row.isBeside) baseline += LINE.height;
    context.textAlign = 'right';
    context.font = valueFont;
    row.values.forEach((line, index) => context.fillText(line, right, baseline + index * LINE.height, inner));
    y += heightOf(row);
  }
}

/** Its lower edge is torn off. */
function drawPaper(context: CanvasRenderingContext2D, top: number, height: number, color: string): void {
  const { left, width, tooth } = PAPER;
  context.fillStyle = color;
  context.fillRect(left, top, width, height);
  for (let x = left; x < left + width; x += tooth) {
    context.beginPath();
    context.moveTo(x, top + height);
    context.lineTo(x + tooth / 2, top + height + tooth / 2);
    context.lineTo(x + tooth, top + height);
    context.fill();
  }
}

function drawAwning(context: CanvasRenderingContext2D, colors: readonly [string, string]): void {
  for (let stripe = 0; stripe < WIDTH / STRIPE; stripe++) {
    context.fillStyle = colors[stripe % 2]!;
    context.fillRect(stripe * STRIPE, 0, STRIPE, AWNING);
    context.beginPath();
    context.ellipse((stripe + 0.5) * STRIPE, AWNING, STRIPE / 2, STRIPE / 2, 0, 0, Math.PI);
    context.fill();
  }
}

/** The lines of a text, as few as fit, and as equal in width as they get without another one. */
function balancedLines(text: string, widthOf: (line: string) => number): string[] {
  let lines = linesOf(text, TEXT_WIDTH, widthOf);
  for (let width = TEXT_WIDTH; width > 0; width -= 20) {
    const narrower = linesOf(text, width, widthOf);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
