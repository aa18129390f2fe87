import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** A PDF to draw. */
export interface PdfJob {
  readonly bytes: Uint8Array;
  readonly format: 'pdf';
  /** Pixels of the longer side of each page. */
  readonly longerSide: number;
  /** Quality of the webp, 1 to 100. */
  readonly quality: number;
  readonly maxPages: number;
}

/** Why a PDF was not rendered. */
export type PdfRefusal = 'unreadable' | 'locked' | 'too_many_pages';

export type RenderedPdf = { readonly pages: readonly Uint8Array[] } | { readonly refusal: PdfRefusal };

/** What is used of the standard interface, which Node's types do not declare. */
interface WithWebAssembly {
  readonly WebAssembly: {
    readonly Memory: { readonly prototype: { grow(this: object, delta: number): number } };
  };
}

/** PDFium leaves out what it has no memory for and goes on, so a page could miss what a moderator has to see. */
let hasRunOutOfMemory = false;
const memory = (globalThis as unknown as WithWebAssembly).WebAssembly.Memory.prototype;
const { grow } = memory;
memory.grow = function (delta) {
  try {
    return grow.call(this, delta);
  } catch (error) {
    hasRunOutOfMemory = true;
    throw error;
  }
};

/**
 * Each page as webp, in its order. PDFium is built without a script engine and without access to files or the network.
 * It draws without returning to the event loop, so the parent process has to limit its time.
 */
export async function renderPdf({ bytes, longerSide, quality, maxPages }: PdfJob): Promise<RenderedPdf> {
  try {
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const count = document.getPageCount();
    if (count > maxPages) return { refusal: 'too_many_pages' };
    const pages: Uint8Array[] = [];
    for (let index = 0; index < count; index++)
      pages.push(await draw(document, index, { longerSide, quality }));
    return pages.length === 0 || hasRunOutOfMemory ? { refusal: 'unreadable' } : { pages };
  } catch (error) {
    const isLocked = error instanceof Error && error.message.startsWith('Password required');
    return { refusal: isLocked ? 'locked' : 'unreadable' };
  }
}

/** @throws Error for a page without an extent, which PDFium also answers where there is none */
async function draw(
  document: PDFiumDocument,
  index: number,
  { longerSide, quality }: Pick<PdfJob, 'longerSide' | 'quality'>,
): Promise<Uint8Array> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longerSide / Math.max(originalWidth, originalHeight);
  if (!(originalWidth > 0 && originalHeight > 0 && Number.isFinite(scale)))
    throw new Error('A page has no size.');
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  const { data, width, height } = await page.render({
    render: 'bitmap',
    scale: 1,
    width: pixels(originalWidth),
    height: pixels(originalHeight),
  });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality })
    .toBuffer();
}
