import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, one of which could take a port between look and use. */
const FIRST = 20_000;
const PORTS_PER_WORKER = 500;
const WORKERS = 24;

/** Parallel workers look in ranges of their own: those of Jest in the first half, those of the browser in the second. */
const { JEST_WORKER_ID, TEST_PARALLEL_INDEX } = process.env;
const half = WORKERS / 2;
const worker =
  TEST_PARALLEL_INDEX === undefined
    ? Number(JEST_WORKER_ID ?? 0) % half
    : half + (Number(TEST_PARALLEL_INDEX) % half);
let next = Math.floor(Math.random() * PORTS_PER_WORKER);

/** A port of the loopback address on which nothing listens. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_PER_WORKER; tries++) {
    next = (next + 1) % PORTS_PER_WORKER;
    const port = FIRST + worker * PORTS_PER_WORKER + next;
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
