/**
 * The entry of the child process that decodes pictures and PDFs, one after another. Of the project it imports only what
 * it looks for beside itself, so Node runs it from its TypeScript source as it is.
 */
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { PdfJob, renderPdf, RenderedPdf } from './pdf-pages.js';
import type { PictureFormat } from './picture-format.js';

/** A picture to decode and encode again. */
export interface PictureJob {
  readonly bytes: Uint8Array;
  /** What the first bytes say it is; it is refused when libvips reads it as anything else. */
  readonly format: PictureFormat;
  /** Pixels of the longer side at most. */
  readonly longerSide: number;
  /** Quality of the webp, 1 to 100. */
  readonly quality: number;
  /** Width times height at most, checked in the header; of a picture with more than 8 bits per channel half of it. */
  readonly maxPixels: number;
}

/** What the process sends: `ready` once when it has loaded, then one answer per file. */
export type PictureProcessMessage = 'ready' | RenderedPdf;

/** Resident memory of this process at most, in bytes. */
const MAX_RSS_BYTES = 288 * 1024 * 1024;
const RSS_CHECK_EVERY_MS = 20;
/** Decoding must not slow down requests. */
const NICENESS = 10;

setPriority(NICENESS);
sharp.cache(false);
sharp.concurrency(1);

/** The parent has ended, possibly without notice; exit handlers would wait for the decode in progress. */
process.on('disconnect', killThisProcess);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) killThisProcess();
}, RSS_CHECK_EVERY_MS);

process.on('message', (job: PictureJob | PdfJob) => {
  void (job.format === 'pdf' ? render(job) : reencode(job)).then(send);
});
send('ready');

/** PDFium is loaded for PDFs only: it takes some 20 MB. */
async function render(job: PdfJob): Promise<RenderedPdf> {
  const file = new URL(`./pdf-pages${extname(import.meta.url)}`, import.meta.url);
  const pdfPages = (await import(file.href)) as { renderPdf: typeof renderPdf };
  return pdfPages.renderPdf(job);
}

/**
 * The picture as webp, upright and without metadata. libvips reads it only as the format its first bytes announce:
 * never as SVG, which can hold programs.
 * @returns one page, none when it has too many pixels or cannot be read in full
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
    const page = await picture
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
