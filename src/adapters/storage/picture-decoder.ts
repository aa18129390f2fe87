import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEGAPIXEL } from '../../application/shared/pictures.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { CpuTimeLimits } from '../shared/cpu-time-limit.js';
import { LimitedChild } from '../shared/limited-child.js';
import { QueueFull, TaskQueue } from '../shared/task-queue.js';
import type { PdfJob, RenderedPdf } from './pdf-pages.js';
import { detectFormat } from './picture-format.js';
import type { PictureJob } from './picture-process.js';

const ENTRY = fileURLToPath(new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url));

/** Bound of queued jobs; each buffers up to 10 MB. */
const MAX_QUEUED = 7;
/** For one file: CPU time, and six times as much by the clock, because the process has a low priority. */
const DECODE_LIMITS: CpuTimeLimits = { cpuMs: 10_000, clockMs: 60_000 };
const IDLE_MS = 10_000;
const MAX_HEAP_MB = 64;
/** In pages of 64 KiB: the memory of PDFium, including bitmap and decoded images. */
const MAX_WASM_PAGES = 2560;
/** These decoders buffer the full picture several times. */
const MAX_BUFFERED_PIXELS = 8 * MEGAPIXEL;
const BUFFERING_FORMATS = new Set(['avif', 'gif']);

interface Options {
  /** For one file. */
  readonly limits?: CpuTimeLimits;
  readonly idleMs?: number;
  /** The entry file of the child process. */
  readonly entry?: string;
}

/**
 * Decodes pictures and PDFs one at a time in a child process, which bounds their memory and CPU time. The child starts
 * with the first file and is ended when idle and after each PDF, so that a malicious PDF never affects another user's file.
 */
export class PictureDecoder {
  private readonly queue = new TaskQueue(1, MAX_QUEUED);
  private readonly child: LimitedChild<PictureJob | PdfJob, RenderedPdf>;

  constructor({ limits = DECODE_LIMITS, idleMs = IDLE_MS, entry = ENTRY }: Options = {}) {
    const execArgv = [`--max-old-space-size=${MAX_HEAP_MB}`, `--wasm-max-mem-pages=${MAX_WASM_PAGES}`];
    this.child = new LimitedChild({ entry, execArgv, env: { MALLOC_ARENA_MAX: '2' }, limits, idleMs });
  }

  /**
   * Re-encodes the picture as upright WebP without metadata.
   * @returns null when it is not a picture, exceeds `maxPixels` (8 megapixels for AVIF and GIF), is incomplete, or
   * exceeds the limit of memory or CPU time
   * @throws ServiceUnavailable when the queue is full, or the child process cannot start or gets too little CPU time
   */
  async reencode(bytes: Uint8Array, use: Omit<PictureJob, 'bytes' | 'format'>): Promise<Uint8Array | null> {
    const format = detectFormat(bytes);
    if (!format) return null;
    const maxPixels = BUFFERING_FORMATS.has(format)
      ? Math.min(use.maxPixels, MAX_BUFFERED_PIXELS)
      : use.maxPixels;
    const decoded = await this.decode({ ...use, bytes, format, maxPixels });
    return 'pages' in decoded ? decoded.pages[0]! : null;
  }

  /**
   * Renders the pages of a PDF as WebP.
   * @returns the refusal `unreadable` also beyond the limit of memory or CPU time
   * @throws ServiceUnavailable as `reencode` does
   */
  renderPdf(bytes: Uint8Array, use: Omit<PdfJob, 'bytes' | 'format'>): Promise<RenderedPdf> {
    return this.decode({ ...use, bytes, format: 'pdf' });
  }

  /** Ends the child process; running and queued jobs are rejected. */
  close(): void {
    this.child.close();
  }

  private async decode(job: PictureJob | PdfJob): Promise<RenderedPdf> {
    try {
      return (await this.queue.run(() => this.decodeNow(job))) ?? { refusal: 'unreadable' };
    } catch (cause) {
      throw cause instanceof QueueFull
        ? new ServiceUnavailable(
            'picture_queue_full',
            "We're processing a lot of pictures. Please try again in a moment.",
          )
        : new ServiceUnavailable(
            'pictures_away',
            "We can't process pictures right now. Please try again in a moment.",
            { cause },
          );
    }
  }

  private async decodeNow(job: PictureJob | PdfJob): Promise<RenderedPdf | null> {
    try {
      return await this.child.run(job);
    } finally {
      if (job.format === 'pdf') this.child.end();
    }
  }
}
