import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { APerson } from '../../support/http/a-person.js';
import { aTableOf } from '../../support/http/a-table.js';
import { freePort } from '../../support/free-port.js';
import { inboxOf } from '../../support/http/inbox.js';
import { ProductProcess } from '../../support/http/product-process.js';

let dataDir: string;
let port: number;
let product: ProductProcess;

async function start(): Promise<void> {
  product = await new ProductProcess({ PORT: String(port), DATA_DIR: dataDir }).ready();
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tablemates-crash-'));
  port = await freePort();
});

afterEach(async () => {
  await product.end();
  await rm(dataDir, { recursive: true, force: true });
});

it('a killed server loses nothing that it has acknowledged: session, request, match and message', async () => {
  await start();
  const url = `http://127.0.0.1:${port}`;
  const { codeFor } = inboxOf(url);
  const town = { url, codeFor, person: () => new APerson({ url, codeFor }) };
  const { matchId, people } = await aTableOf(town);
  const asker = await town.person().signUp();
  await asker.expect('POST', '/api/matching-request', 200, {
    meetupType: 'group',
    venueType: 'restaurant',
    preferredTime: 'dinner',
    preferredDate: (await people[0]!.get<{ suggestedDate: string }>(`/api/matches/${matchId}`)).body
      .suggestedDate,
  });
  const socket = await (await people[0]!.connect()).joinRoom(matchId);
  socket.send({ type: 'chat_message', matchId, message: 'remember me', clientId: 'r' });
  await socket.waitFor('message_sent');
  await product.end('SIGKILL');

  await start();
  const { body } = await people[1]!.get<Array<{ message: string }>>(`/api/matches/${matchId}/messages`);
  expect(body.at(-1)!.message).toBe('remember me');
  expect((await asker.get('/api/user/active-request')).body.status).toBe('active');
  expect((await product.end()).code).toBe(0);
});
