/**
 * The entry of the child process that decodes pictures, one after another. It imports nothing of the project when it
 * runs, so Node runs it from its TypeScript source as it is.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
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

/** What the process sends: `ready` once when it has loaded, then one answer per picture. */
export type PictureProcessMessage = 'ready' | { readonly picture: Uint8Array | null };

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

process.on('message', (job: PictureJob) => void reencode(job).then((picture) => send({ picture })));
send('ready');

/**
 * The picture as webp, upright and without metadata. libvips reads it only as the format its first bytes announce:
 * never as SVG, which can hold programs.
 * @returns null when it has too many pixels or cannot be read in full
 */
async function reencode(job: PictureJob): Promise<Uint8Array | null> {
  const { bytes, format, longerSide, quality, maxPixels } = job;
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const header = await picture.metadata();
    const found = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
    // More than 8 bits per channel take twice the memory.
    const weight = header.depth === 'uchar' ? 1 : 2;
    if (found !== format || header.width * header.height * weight > maxPixels) return null;
    return await picture
      .autoOrient()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } catch {
    return null;
  }
}

function send(message: PictureProcessMessage): void {
  process.send!(message);
}

function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}
