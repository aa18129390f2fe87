import { escapeHtml } from '../../application/shared/escape-html.js';
import type { ShareImageTexts } from '../../application/meetup/ports.js';

const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const LINE_WIDTH = 19;
const MOST_LINES = 3;
/** Letters of scripts from Hangul Jamo on, and symbols, take twice the width. */
const FIRST_WIDE = 0x1100;

const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Draws the picture as SVG. Texts are escaped and shortened, so that any title fits. */
export function shareImageSvg({ appName, title, lines }: ShareImageTexts): string {
  const { width, height } = SHARE_IMAGE_SIZE;
  const heading = wrapped(title);
  const top = 250 - 34 * (heading.length - 1);
  const below = top + 68 * (heading.length - 1) + 78;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#1e4636"/>
    ${TABLE}
    <g font-family="Figtree, 'DejaVu Sans', 'Noto Sans', sans-serif" fill="#f8f2e3">
      ${text(80, 104, 32, safe(appName), 'font-weight="bold" fill="#f7c95c"')}
      ${heading.map((line, index) => text(80, top + 68 * index, 56, safe(line), 'font-weight="bold"')).join('')}
      ${lines.map((line, index) => text(80, below + 54 * index, 34, safe(shortened(line, 34)))).join('')}
    </g>
  </svg>`;
}

const safe = (line: string): string => escapeHtml(line.replace(NOT_XML, ''));

const text = (x: number, y: number, size: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${content}</text>`;

/** A laid table from above. */
const TABLE = `
  <g transform="translate(985 315)">
    <circle r="212" fill="#d9583f"/><circle r="190" fill="#fffaf0"/>
    ${[0, 60, 120, 180, 240, 300]
      .map(
        (turn) => `<g transform="rotate(${turn}) translate(0 -126)">
      <circle r="46" fill="#f8f2e3" stroke="#ddd2b8" stroke-width="5"/><circle r="28" fill="#fbeac0"/></g>`,
      )
      .join('')}
    <circle r="40" fill="#2a6644"/><circle r="20" fill="#f7c95c"/>
  </g>`;

const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter.codePointAt(0)! < FIRST_WIDE ? 1 : 2), 0);

/** @returns the line, or its beginning with an ellipsis */
function shortened(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  let kept = '';
  for (const letter of line) {
    if (widthOf(kept + letter) > width - 1) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks a title at spaces into lines that fit. */
function wrapped(title: string): string[] {
  const lines: string[] = [];
  let rest = title.split(/\s+/).filter(Boolean);
  while (rest.length > 0 && lines.length < MOST_LINES) {
    if (lines.length === MOST_LINES - 1) return [...lines, shortened(rest.join(' '), LINE_WIDTH)];
    let line = rest[0]!;
    let taken = 1;
    while (taken < rest.length && widthOf(`${line} ${rest[taken]!}`) <= LINE_WIDTH)
      line += ` ${rest[taken++]!}`;
    lines.push(shortened(line, LINE_WIDTH));
    rest = rest.slice(taken);
  }
  return lines;
}
