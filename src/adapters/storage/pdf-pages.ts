import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** A PDF to render. */
export interface PdfJob {
  readonly bytes: Uint8Array;
  readonly format: 'pdf';
  /** Pixels of the longer side of each page. */
  readonly longerSide: number;
  /** Quality of the WebP, 1 to 100. */
  readonly quality: number;
  readonly maxPages: number;
}

/** Why a PDF was not rendered. */
export type PdfRefusal = 'unreadable' | 'locked' | 'too_many_pages';

export type RenderedPdf = { readonly pages: readonly Uint8Array[] } | { readonly refusal: PdfRefusal };

/** The part of the standard interface that is used here and that Node's types do not declare. */
interface WithWebAssembly {
  readonly WebAssembly: {
    readonly Memory: { readonly prototype: { grow(this: object, delta: number): number } };
  };
}

/**
 * Set when an allocation fails: PDFium then omits content and continues, so a page could lack what a moderator has to
 * see.
 */
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
 * Renders each page as WebP, in order. PDFium is built without a script engine and without file or network access. It
 * blocks the event loop, so the parent process enforces the timeout.
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

/** @throws Error for a page without a size, which PDFium also returns for a page that does not exist */
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
