import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The processes of the embedded PostgreSQL that this run has started, by its pid file. */
export class PostgresProcesses {
  private frozen: number[] = [];

  /** @param dataDir where `startEmbeddedPostgres` has its cluster */
  constructor(private readonly dataDir: string) {}

  /** Kills the postmaster; its children end when they notice it. */
  async kill(): Promise<void> {
    process.kill(await this.postmaster(), 'SIGKILL');
  }

  async freeze(): Promise<void> {
    const postmaster = await this.postmaster();
    process.kill(postmaster, 'SIGSTOP');
    this.frozen = [postmaster, ...(await childrenOf(postmaster))];
    for (const pid of this.frozen) process.kill(pid, 'SIGSTOP');
  }

  async thaw(): Promise<void> {
    for (const pid of this.frozen.splice(0)) process.kill(pid, 'SIGCONT');
  }

  private async postmaster(): Promise<number> {
    const file = await readFile(join(this.dataDir, 'postgres/data/postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name, in parentheses, may contain spaces.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return pids.filter((_, index) => parents[index] === parent);
}
