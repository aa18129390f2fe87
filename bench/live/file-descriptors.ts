import { readFileSync } from 'node:fs';

/** @throws Error one line, if a process of this machine cannot open as many files; Node raises the soft limit itself */
export function ensureFileDescriptors(needed: number): void {
  const limit = hardLimit();
  if (limit < needed)
    throw new Error(
      `This bench needs ${needed} open files a process, and the limit is ${limit}: see ulimit -Hn.`,
    );
}

function hardLimit(): number {
  if (process.platform !== 'linux') return Infinity;
  const line = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))![1]!;
  return line === 'unlimited' ? Infinity : Number(line);
}
