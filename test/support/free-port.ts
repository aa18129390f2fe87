import { createServer } from 'node:net';

/** Below the ephemeral ports of common systems, because an outgoing connection could take one between check and use. */
const FIRST = 20_000;
const PORTS_PER_WORKER = 500;
const WORKERS = 24;

/** Each parallel worker has its own range: those of Jest in the first half, those of Playwright in the second. */
const { JEST_WORKER_ID, TEST_PARALLEL_INDEX } = process.env;
const half = WORKERS / 2;
const worker =
  TEST_PARALLEL_INDEX === undefined
    ? Number(JEST_WORKER_ID ?? 0) % half
    : half + (Number(TEST_PARALLEL_INDEX) % half);
let next = Math.floor(Math.random() * PORTS_PER_WORKER);

/** @returns a free loopback port */
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
