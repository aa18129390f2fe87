import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Only Linux provides the memory of other processes. */
export const CAN_READ_MEMORY = existsSync('/proc/self/status');

/** Child processes, recursively. */
export function descendantsOf(pid: number): number[] {
  return read(`/proc/${pid}/task`, (folder) => readdirSync(folder))
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`, (file) => [readFileSync(file, 'utf8')]))
    .flatMap((line) => line.split(' ').filter(Boolean).map(Number))
    .flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Only children of this thread, because other threads run other tests at the same time. */
export function childrenOfThisThread(): number[] {
  return readFileSync('/proc/thread-self/children', 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Resident memory of a process and its descendants, in megabytes. */
function residentMegabytes(pid: number): number {
  const statuses = [pid, ...descendantsOf(pid)].flatMap((each) =>
    read(`/proc/${each}/status`, (file) => [readFileSync(file, 'utf8')]),
  );
  const kilobytes = statuses.map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Runs `work`. @returns the peak growth of resident memory, in megabytes */
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

/** The process may exit between listing and reading. */
function read<T>(path: string, reader: (path: string) => T[]): T[] {
  try {
    return reader(path);
  } catch {
    return [];
  }
}
