import { readFileSync } from 'node:fs';

/** Linux reports CPU time to processes in ticks of this length, in milliseconds. */
const TICK_MS = 10;

/** Why a process must end: it used up its CPU time, or a busy machine gave it too little to finish. */
type LimitReached = 'used up' | 'starved';

export interface CpuTimeLimits {
  /** CPU time, in milliseconds. */
  readonly cpuMs: number;
  /** Time by the clock, in milliseconds, after which a process ends that got too little CPU time. */
  readonly clockMs: number;
}

/**
 * Limits the CPU time of a process from now on. By the clock, a process of low priority on a busy machine would be ended
 * although its work is short. Where the system does not tell the CPU time, the clock counts.
 * @param onReached called once when the limit is reached
 * @returns a function that removes the limit
 */
export function limitCpuTime(
  pid: number,
  { cpuMs, clockMs }: CpuTimeLimits,
  onReached: (why: LimitReached) => void,
): () => void {
  const began = performance.now();
  const before = cpuTimeMs(pid);
  const check = (): void => {
    const elapsed = performance.now() - began;
    const now = cpuTimeMs(pid);
    const used = before === null || now === null ? elapsed : now - before;
    if (used >= cpuMs) onReached('used up');
    else if (elapsed >= clockMs) onReached('starved');
    else timer = setTimeout(check, Math.max(cpuMs - used, cpuMs / 10));
  };
  let timer = setTimeout(check, cpuMs);
  return () => clearTimeout(timer);
}

/** The CPU time of all threads of a process: utime and stime of `/proc/PID/stat`, see proc(5). Null without `/proc`. */
function cpuTimeMs(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before it may have spaces and parentheses.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
