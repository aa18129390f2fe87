import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './cluster.js';

/** The port used last time, unless somebody else has it now. */
export async function choosePort(cluster: Cluster): Promise<number> {
  const file = join(cluster.folder, 'port');
  const savedPort = Number(await readFile(file, 'utf8').catch(() => '0'));
  const port = (await tryPort(savedPort)) ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free port for the embedded PostgreSQL.');
  if (port !== savedPort) {
    // The old note may belong to another user than whoever starts the server today.
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
