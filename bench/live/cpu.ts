import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { descendantsOf } from '../../test/support/process-memory.js';

/** Clock ticks of the Linux kernel per second, as `/proc` counts them. */
const TICKS_PER_SECOND = 100;

/** CPU time in seconds. */
export interface CpuTimes {
  readonly server: number;
  readonly postgres: number;
}

/**
 * Starts to measure the CPU time of servers and of PostgreSQL; only Linux has the CPU time of other processes. Unlike
 * wall-clock times it stays comparable while the machine has other work.
 * @returns a function that returns the time since then; NaN outside of Linux
 */
export function startCpuTimes(servers: readonly number[], postmaster: number): () => CpuTimes {
  const processesOf = () => [postmaster, ...descendantsOf(postmaster)];
  const before = new Map([...servers, ...processesOf()].map((pid) => [pid, cpuSeconds(pid)]));
  // A backend that ended in between counts nothing, one that began counts fully.
  const since = (pids: readonly number[]) =>
    pids.reduce((total, pid) => total + Math.max(0, cpuSeconds(pid) - (before.get(pid) ?? 0)), 0);
  return () => ({ server: since(servers), postgres: since(processesOf()) });
}

export async function pidOfPostmaster(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  return Number(rows[0]!.file.split('\n')[0]);
}

function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return process.platform === 'linux' ? 0 : NaN;
  }
}
