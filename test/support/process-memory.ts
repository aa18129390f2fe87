import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux alone tells what each process holds. */
export const CAN_READ_MEMORY = existsSync('/proc/self/status');

/** The processes that the process started, and those they started. */
export function descendantsOf(pid: number): number[] {
  return read(`/proc/${pid}/task`, (folder) => readdirSync(folder))
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`, (file) => [readFileSync(file, 'utf8')]))
    .flatMap((line) => line.split(' ').filter(Boolean).map(Number))
    .flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The processes that this thread started: others of the process belong to tests that run at the same time. */
export function childrenOfThisThread(): number[] {
  return readFileSync('/proc/thread-self/children', 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Resident memory of a process and its descendants, in megabytes. */
export function residentMegabytes(pid: number): number {
  const statuses = [pid, ...descendantsOf(pid)].flatMap((each) =>
    read(`/proc/${each}/status`, (file) => [readFileSync(file, 'utf8')]),
  );
  const kilobytes = statuses.map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Does `work` and answers by how many megabytes memory had grown at its highest. */
export async function peakGrowthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentMegabytes(pid);
  let peak = before;
  const look = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 20);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return Math.round(peak - before);
}

/** A process may end while it is looked at. */
function read<T>(path: string, reader: (path: string) => T[]): T[] {
  try {
    return reader(path);
  } catch {
    return [];
  }
}
