/**
 * Preload of a measured process: answers over IPC what only the process itself can measure. It is idle until it is asked.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLING_MICROSECONDS = 250;
const NANOSECONDS_PER_MS = 1e6;

let delay;
let profiler;

const answers = {
  /** Bytes; after a garbage collection where `--expose-gc` is set. */
  memory: () => {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage();
  },
  /** Memory without a garbage collection, and the CPU time since the start in microseconds. */
  usage: () => ({ ...process.memoryUsage(), cpu: process.cpuUsage() }),
  /** Milliseconds by which timers were late since the last question. */
  delay: () => {
    const figures = delay && {
      p50: delay.percentile(50) / NANOSECONDS_PER_MS,
      p99: delay.percentile(99) / NANOSECONDS_PER_MS,
      max: delay.max / NANOSECONDS_PER_MS,
    };
    delay ??= monitorEventLoopDelay({ resolution: 10 });
    delay.reset();
    delay.enable();
    return figures ?? null;
  },
  startProfile: async () => {
    profiler = new Session();
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
    await profiler.post('Profiler.start');
  },
  stopProfile: async (file) => {
    const { profile } = await profiler.post('Profiler.stop');
    profiler.disconnect();
    writeFileSync(file, JSON.stringify(profile));
  },
  /** Bytes of live objects by constructor or kind, as the heap snapshot counts them. */
  heap: async () => {
    const { heapByKind } = await import('./heap-by-kind.mjs');
    return heapByKind();
  },
};

async function respond({ id, question, argument }) {
  try {
    process.send({ id, answer: await answers[question](argument) });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
}

process.on('message', (message) => void respond(message));
// The channel alone must not keep the process running.
process.channel?.unref();
