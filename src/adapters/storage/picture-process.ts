/**
 * The entry of the child process that decodes pictures and PDFs sequentially. It imports project files only by URL or
 * as types, so that Node runs it directly from the TypeScript source.
 */
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { PdfJob, renderPdf, RenderedPdf } from './pdf-pages.js';
import type { PictureFormat } from './picture-format.js';

/** A picture to re-encode. */
export interface PictureJob {
  readonly bytes: Uint8Array;
  /** The format by its magic number; the picture is refused when libvips detects another one. */
  readonly format: PictureFormat;
  /** Maximum pixels of the longer side. */
  readonly longerSide: number;
  /** Quality of the WebP, 1 to 100. */
  readonly quality: number;
  /** Maximum width times height, checked in the header; half of it with more than 8 bits per channel. */
  readonly maxPixels: number;
}

/** Messages to the parent: `ready` once after loading, then one result per file. */
export type PictureProcessMessage = 'ready' | RenderedPdf;

/** Limit of this process's resident memory, in bytes. */
const MAX_RSS_BYTES = 288 * 1024 * 1024;
const RSS_CHECK_EVERY_MS = 20;
/** A low priority, so that decoding does not slow down requests. */
const NICENESS = 10;

setPriority(NICENESS);
sharp.cache(false);
sharp.concurrency(1);

/** The parent has ended, possibly killed; exit handlers would wait for the job in progress. */
process.on('disconnect', killThisProcess);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) killThisProcess();
}, RSS_CHECK_EVERY_MS);

process.on('message', (job: PictureJob | PdfJob) => {
  void (job.format === 'pdf' ? render(job) : reencode(job)).then(send);
});
send('ready');

/** PDFium is loaded for PDFs only, because it takes some 20 MB. */
async function render(job: PdfJob): Promise<RenderedPdf> {
  const file = new URL(`./pdf-pages${extname(import.meta.url)}`, import.meta.url);
  const pdfPages = (await import(file.href)) as { renderPdf: typeof renderPdf };
  return pdfPages.renderPdf(job);
}

/**
 * Re-encodes the picture as upright WebP without metadata. libvips may only use the decoder of the detected format,
 * never that of SVG, which can contain scripts.
 * @returns one page, or a refusal when the picture has too many pixels or is incomplete
 */
async function reencode(job: PictureJob): Promise<RenderedPdf> {
  const { bytes, format, longerSide, quality, maxPixels } = job;
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const header = await picture.metadata();
    const found = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
    // More than 8 bits per channel take twice the memory.
    const weight = header.depth === 'uchar' ? 1 : 2;
    if (found !== format || header.width * header.height * weight > maxPixels)
      return { refusal: 'unreadable' };
    // Without it, sharp reads the values of more than 8 bits per channel in another color space than the profile's.
    const page = await picture
      .pipelineColorspace('srgb')
      .autoOrient()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    return { pages: [page] };
  } catch {
    return { refusal: 'unreadable' };
  }
}

function send(message: PictureProcessMessage): void {
  process.send!(message);
}

function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}
