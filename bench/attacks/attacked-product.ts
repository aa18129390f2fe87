import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded-postgres.js';
import { freePort } from '../../test/support/free-port.js';
import { APerson } from '../../test/support/http/a-person.js';
import { inboxOf } from '../../test/support/http/inbox.js';
import { ProductProcess } from '../../test/support/http/product-process.js';
import { type Figures, pollFromWorker } from '../poller.js';

/** The built server as a separate process, so that its memory can be measured. */
export interface AttackedProduct {
  readonly url: string;
  readonly databaseUrl: string;
  readonly pid: number;
  person(): APerson;
}

/** @param env settings besides those of the benchmark, which disable rate limits */
export async function withAttackedProduct(
  work: (product: AttackedProduct) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tablemates-bench-'));
  const database = await startEmbeddedPostgres({ dataDir });
  const port = await freePort();
  const running = new ProductProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'only for this bench',
    ...env,
  });
  try {
    await running.ready();
    const url = `http://127.0.0.1:${port}`;
    const { codeFor } = inboxOf(url);
    const person = () => new APerson({ url, codeFor });
    await work({ url, databaseUrl: database.url, pid: running.pid, person });
  } finally {
    await running.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures the response time of `GET /api/user` for another user. */
export function measureOthers({ url }: AttackedProduct, { sessionCookie }: APerson): Promise<Figures> {
  const cookie = `${sessionCookie.name}=${sessionCookie.value}`;
  return pollFromWorker({ url: `${url}/api/user`, headers: { cookie }, requests: 600, atOnce: 1 });
}

/** Measures the same during an attack, which ends after the measurement. */
export async function measureOthersDuring(
  product: AttackedProduct,
  other: APerson,
  attack: (isOver: () => boolean) => Promise<void>,
): Promise<Figures> {
  let isOver = false;
  const attacking = attack(() => isOver);
  try {
    return await measureOthers(product, other);
  } finally {
    isOver = true;
    await attacking;
  }
}
