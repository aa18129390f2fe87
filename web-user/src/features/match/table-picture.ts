import { APP_NAME } from '../../shared/app-name.js';
import { saveFile } from '../../shared/save-file.js';
import table from '../../shared/ui/art/round-table.svg';
import { t } from './table-picture-messages.js';

/** The size of a story in pixels; apps cover the first and the last 250 with their own buttons. */
const [WIDTH, HEIGHT] = [1080, 1920];
const TEXT_WIDTH = 920;
const TITLE = { size: 124, lineHeight: 138, firstBaseline: 470 };
const TABLE = { size: 820, top: 800 };
const NAME = { size: 60, baseline: 1720 };
const STRIPE = 90;
const AWNING = 190;

/** Opens the share sheet with the picture, or downloads it where the browser shares no files. */
export async function shareTablePicture(): Promise<void> {
  const file = new File([await tablePicture()], 'saturday-table.png', { type: 'image/png' });
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

/** Draws from the drawing, the colors and the name of the app alone: it knows nothing of a match. */
async function tablePicture(): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d')!;
  const drawing = Object.assign(new Image(), { src: table });
  const theme = getComputedStyle(document.documentElement);
  const token = (name: string) => theme.getPropertyValue(name).trim();
  const font = (size: number) => `700 ${size}px ${token('--font-display')}`;
  // Without its font the text is drawn in that of the fallback.
  await Promise.all([drawing.decode(), document.fonts.load(font(TITLE.size)).catch(() => undefined)]);

  context.fillStyle = token('--facade');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawAwning(context, [token('--cloth'), token('--cloth-ground')]);
  context.drawImage(drawing, (WIDTH - TABLE.size) / 2, TABLE.top, TABLE.size, TABLE.size);
  context.textAlign = 'center';
  context.fillStyle = token('--on-facade');
  context.font = font(TITLE.size);
  balancedLines(t('title'), (line) => context.measureText(line).width).forEach((line, index) =>
    context.fillText(line, WIDTH / 2, TITLE.firstBaseline + index * TITLE.lineHeight),
  );
  context.fillStyle = token('--butter');
  context.font = font(NAME.size);
  context.fillText(APP_NAME, WIDTH / 2, NAME.baseline, TEXT_WIDTH);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.')))),
  );
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
