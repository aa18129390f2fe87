import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEGAPIXEL } from '../../application/shared/pictures.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { type CpuTimeLimits, limitCpuTime } from '../shared/cpu-time-limit.js';
import type { PdfJob, RenderedPdf } from './pdf-pages.js';
import { detectFormat } from './picture-format.js';
import type { PictureJob, PictureProcessMessage } from './picture-process.js';

const ENTRY = fileURLToPath(new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url));

/** Bound of queued and running jobs; each buffers up to 10 MB. */
const MAX_PENDING = 8;
/** Generous, because starting a process takes long on a busy machine. */
const START_TIMEOUT_MS = 10_000;
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
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private pending = 0;
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private readonly limits: CpuTimeLimits;
  private readonly idleMs: number;
  private readonly entry: string;

  constructor({ limits = DECODE_LIMITS, idleMs = IDLE_MS, entry = ENTRY }: Options = {}) {
    this.limits = limits;
    this.idleMs = idleMs;
    this.entry = entry;
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
    const decoded = await this.enqueue({ ...use, bytes, format, maxPixels });
    return 'pages' in decoded ? decoded.pages[0]! : null;
  }

  /**
   * Renders the pages of a PDF as WebP.
   * @returns the refusal `unreadable` also beyond the limit of memory or CPU time
   * @throws ServiceUnavailable as `reencode` does
   */
  renderPdf(bytes: Uint8Array, use: Omit<PdfJob, 'bytes' | 'format'>): Promise<RenderedPdf> {
    return this.enqueue({ ...use, bytes, format: 'pdf' });
  }

  /** Ends the child process; running and queued jobs are rejected. */
  close(): void {
    this.isClosed = true;
    this.endChild();
  }

  private async enqueue(job: PictureJob | PdfJob): Promise<RenderedPdf> {
    if (this.pending >= MAX_PENDING) {
      throw new ServiceUnavailable(
        'picture_queue_full',
        "We're processing a lot of pictures. Please try again in a moment.",
      );
    }
    this.pending++;
    const decoded = this.last.then(() => this.decode(job));
    this.last = decoded.catch(() => undefined);
    return decoded.finally(() => this.pending--);
  }

  private async decode(job: PictureJob | PdfJob): Promise<RenderedPdf> {
    if (this.isClosed) throw unavailable(new Error('The product is stopping.'));
    clearTimeout(this.idle);
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPdf>();
    let isReady = false;
    let removeLimit = (): void => undefined;
    const isStarted = this.child !== null;
    const child = (this.child ??= this.start());
    const limit = () => {
      isReady = true;
      removeLimit = limitCpuTime(child.pid!, this.limits, (why) => {
        if (why === 'starved') reject(unavailable(new Error('Decoding got too little CPU time.')));
        this.endChild();
      });
    };
    const onMessage = (message: PictureProcessMessage) => {
      if (message !== 'ready') return resolve(message);
      clearTimeout(startTimeout);
      limit();
    };
    // Once the process is ready, only the file can have ended it.
    const onExit = () => {
      if (isReady && !this.isClosed) resolve({ refusal: 'unreadable' });
      else reject(unavailable(new Error('The process that decodes pictures ended.')));
    };
    const onError = (error: Error) => reject(unavailable(error));
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    const startTimeout = isStarted ? undefined : setTimeout(() => this.endChild(), START_TIMEOUT_MS);
    if (isStarted) limit();
    try {
      child.send(job, (error) => error && onError(error));
      return await promise;
    } finally {
      clearTimeout(startTimeout);
      removeLimit();
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      if (job.format === 'pdf') this.endChild();
      else this.idle = setTimeout(() => this.endChild(), this.idleMs).unref();
    }
  }

  private start(): ChildProcess {
    const child = fork(this.entry, {
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, `--wasm-max-mem-pages=${MAX_WASM_PAGES}`],
      // An environment without the secrets of this process.
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      if (this.child === child) this.child = null;
    };
    child.on('exit', forget).on('error', forget);
    child.unref();
    child.channel?.unref();
    return child;
  }

  private endChild(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

const unavailable = (cause: Error): ServiceUnavailable =>
  new ServiceUnavailable(
    'pictures_away',
    "We can't process pictures right now. Please try again in a moment.",
    {
      cause,
    },
  );
