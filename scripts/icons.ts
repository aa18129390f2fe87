import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/*
 * Renders the app icons and the logo of the mails from web-user/public/favicon.svg. Run it after a change of the drawing and commit the results.
 */

const PUBLIC = fileURLToPath(new URL('../web-user/public/', import.meta.url));
const ROUND_CORNERS = / rx="16"/;
/** Launchers mask icons to the middle four fifths; the drawing is already inside. */
const drawing = await readFile(`${PUBLIC}favicon.svg`, 'utf8');
const fullBleed = drawing.replace(ROUND_CORNERS, '');

const ICONS = [
  { file: 'icon-192.png', svg: drawing, size: 192 },
  { file: 'icon-512.png', svg: drawing, size: 512 },
  { file: 'icon-maskable-192.png', svg: fullBleed, size: 192 },
  { file: 'icon-maskable-512.png', svg: fullBleed, size: 512 },
  { file: 'apple-touch-icon.png', svg: fullBleed, size: 180 },
];

for (const { file, svg, size } of ICONS) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(PUBLIC + file);
  console.log(file);
}

/** Shown at half its size, for screens with twice the pixels. In the code, because the server is bundled without files. */
const logo = await sharp(Buffer.from(drawing), { density: 90 })
  .resize(80, 80)
  .png({ palette: true, effort: 10 })
  .toBuffer();
await writeFile(
  fileURLToPath(new URL('../src/adapters/mail/logo.ts', import.meta.url)),
  `/** The logo of the mails as PNG in base64, written by scripts/icons.ts. */
export const LOGO_PNG =
  '${logo.toString('base64')}';
`,
);

/** Two screenshots for the install dialog, cropped from the images of the documentation. */
for (const [shown, from] of [
  ['matches', 'matches-phone'],
  ['chat', 'chat-phone'],
] as const) {
  await sharp(fileURLToPath(new URL(`../docs/images/${from}.png`, import.meta.url)))
    .resize({ width: 540 })
    .png({ palette: true, effort: 10 })
    .toFile(`${PUBLIC}screen-${shown}.png`);
}
