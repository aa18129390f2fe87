/**
 * Preload of a measured process: answers over IPC what only the process itself can measure. It is idle until it is asked.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS_PER_MS = 1e6;

let delay;

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
};

async function respond({ id, question, argument }) {
  try {
    process.send({ id, answer: await answers[question](argument) });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
}

process.on('message', (message) => void respond(message));
// The bench was ended before it could stop this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep the process running.
process.channel?.unref();
