import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { APerson } from '../../support/http/a-person.js';
import { aTableOf } from '../../support/http/a-table.js';
import { freePort } from '../../support/free-port.js';
import { inboxOf } from '../../support/http/inbox.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
let dataDir: string;
let port: number;
let child: ChildProcess;

/** Starts the product as its own process on the data folder, embedded database and all, and waits for `ready`. */
async function start(): Promise<void> {
  child = spawn(
    process.execPath,
    ['--import', '@swc-node/register/esm-register', 'src/infrastructure/main.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        GEOCODER_URL: 'off',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (said.includes(`ready http://localhost:${port}`)) return;
  }
  throw new Error(`the product ended: ${said}`);
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await gone)[0];
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tablemates-crash-'));
  port = await freePort();
});

afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

it('a server that is killed loses nothing it has acknowledged: session, request, table and message', async () => {
  await start();
  const url = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(url);
  const product = { url, codeFor, person: () => new APerson({ url, codeFor }) };
  const { matchId, people } = await aTableOf(product);
  const asker = await product.person().signUp();
  await asker.expect('POST', '/api/matching-request', 200, {
    meetupType: 'group',
    venueType: 'restaurant',
    preferredTime: 'dinner',
    preferredDate: (await people[0]!.get<{ suggestedDate: string }>(`/api/matches/${matchId}`)).body
      .suggestedDate,
  });
  const socket = await (await people[0]!.connect()).joins(matchId);
  socket.say({ type: 'chat_message', matchId, message: 'remember me', clientId: 'r' });
  await socket.hears('message_sent');
  await end('SIGKILL');

  await start();
  const { body } = await people[1]!.get<Array<{ message: string }>>(`/api/matches/${matchId}/messages`);
  expect(body.at(-1)!.message).toBe('remember me');
  expect((await asker.get('/api/user/active-request')).body.status).toBe('active');
  expect(await end('SIGTERM')).toBe(0);
}, 90_000);
