import type { Call } from './call-tree.js';

const WIDTH = 1200;
const ROW = 17;
const TOP = 30;
/** Narrower calls are left out. */
const SMALLEST_PX = 2;
const CHARACTER_PX = 6.2;
const MAX_DEPTH = 48;

/** Colors by where the code is from: ours, Node's or a dependency's. */
const OWN = '#e8a33d';
const NODE = '#b9c4cf';
const DEPENDENCY = '#8fb8de';

/** @returns an SVG; the width of a call is its share of the time in which the process was busy */
export function flameGraph(root: Call, title: string): string {
  const boxes: string[] = [];
  let depth = 0;
  const draw = (call: Call, x: number, level: number) => {
    const width = (WIDTH * call.total) / root.total;
    if (width < SMALLEST_PX || level > MAX_DEPTH) return;
    depth = Math.max(depth, level);
    boxes.push(box(call, x, width, level, (100 * call.total) / root.total));
    let at = x;
    for (const child of [...call.calls.values()].sort((a, b) => b.total - a.total)) {
      draw(child, at, level + 1);
      at += (WIDTH * child.total) / root.total;
    }
  };
  draw(root, 0, 0);
  const height = TOP + (depth + 1) * ROW + 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="4" y="18" font-size="13">${escape(title)}</text>`,
    legend(),
    ...boxes,
    '</svg>\n',
  ].join('\n');
}

function box({ name, from }: Call, x: number, width: number, level: number, percent: number): string {
  const y = TOP + level * ROW;
  const color = from === '' ? OWN : from === 'node' ? NODE : DEPENDENCY;
  const label = from === '' || from === 'node' ? name : `${name} (${from})`;
  const shown = label.slice(0, Math.max(0, Math.floor((width - 4) / CHARACTER_PX)));
  const text =
    shown.length > 2 ? `<text x="${(x + 2).toFixed(1)}" y="${y + 12}">${escape(shown)}</text>` : '';
  const hint = `<title>${escape(label)} ${percent.toFixed(1)} %</title>`;
  return (
    `<g><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(width - 0.5, 0.5).toFixed(1)}" height="${ROW - 1}" fill="${color}">` +
    `${hint}</rect>${text}</g>`
  );
}

function legend(): string {
  const kinds = [
    ['the product', OWN],
    ['packages', DEPENDENCY],
    ['Node', NODE],
  ];
  return kinds
    .map(([label, color], index) => {
      const x = WIDTH - 270 + index * 95;
      return `<rect x="${x}" y="9" width="10" height="10" fill="${color}"/><text x="${x + 14}" y="18">${label}</text>`;
    })
    .join('');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
