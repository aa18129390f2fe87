import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { StartRefused } from '../../config/start-refused.js';
import type { Cluster } from './cluster.js';

/** Returns the port of the last start, or another free one if it is in use, and saves it. */
export async function choosePort(cluster: Cluster): Promise<number> {
  const file = join(cluster.folder, 'port');
  const savedPort = Number(await readFile(file, 'utf8').catch(() => '0'));
  const port = (await tryPort(savedPort)) ?? (await tryPort(0));
  if (port === undefined) throw new StartRefused('No free port for the embedded PostgreSQL.');
  if (port !== savedPort) {
    // Delete first: the file may belong to another user than the current process.
    await rm(file, { force: true });
    await writeFile(file, String(port), { mode: 0o600 });
  }
  return port;
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
