import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Waits for web fonts, which load after the first text, and for pending requests. */
const FONTS_LOADED = `new Promise((resolve) => {
  const look = () =>
    [...document.fonts].some(({ family, status }) => /^"?Figtree"?$/.test(family) && status === 'loaded')
      ? resolve()
      : setTimeout(look, 50);
  look();
})`;

/** Output folder. */
export const FOLDER = fileURLToPath(new URL('../docs/images', import.meta.url));
const MAX_BYTES = 150_000;
export const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };
export const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** Takes a screenshot of the viewport as a PNG with a reduced palette, for a small file. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.evaluate(FONTS_LOADED);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const picture = await sharp(taken).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  if (picture.length > MAX_BYTES) throw new Error(`${name}.png has ${picture.length} bytes`);
  await writeFile(join(FOLDER, `${name}.png`), picture);
  console.log(`${name}.png ${Math.round(picture.length / 1000)} KB`);
}
