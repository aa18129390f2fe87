import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../support/eventually.js';
import { APerson } from '../support/http/a-person.js';
import { aPhoto } from '../support/http/an-upload.js';
import { inboxOf } from '../support/http/inbox.js';
import { aRequestBody, aSaturday } from '../support/http/a-table.js';
import { freePort } from '../support/free-port.js';
import { serveTcp } from '../support/local-server.js';
import { Load } from './load.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

const LOAD_MS = 3000;
/** The longest answer that needs an outside service. */
const ANSWERED_WITHIN_MS = 20_000;
const MAILS = 5;
const MAIL_SECONDS = 120;

/** How a server behind a socket fails. */
const FAILURES: Record<string, (socket: Socket) => void> = {
  hanging: () => undefined,
  failing: (socket) => void socket.end('HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n'),
  slow: (socket) => {
    const drip = setInterval(() => socket.write('2'), 500);
    socket.once('close', () => clearInterval(drip));
  },
};

/** Mail, SMS, object store, geocoder and places server hang, fail and are slow, all at once. */
export async function outsideServices(): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const [name, fail] of Object.entries(FAILURES)) rows.push(await during(name, fail));
  return [...rows, await mailsAfterAnOutage()];
}

async function during(name: string, fail: (socket: Socket) => void): Promise<FaultRow> {
  const row = aRow(`mail, SMS, S3, geocoder and places ${name}`);
  const service = await aService(fail);
  const http = `http://127.0.0.1:${service.port}`;
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${service.port}`,
    MAIL_FROM: 'hello@example.org',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'a token',
    TWILIO_FROM: '+12025550100',
    TWILIO_API_BASE: http,
    S3_BUCKET: 'files',
    S3_ENDPOINT: http,
    S3_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'a key',
    AWS_SECRET_ACCESS_KEY: 'a secret',
    GEOCODER_URL: http,
    PLACES_URL: `${http}/api/interpreter`,
  };
  const asking = async (town: Town) => {
    const load = await Load.open(town);
    load.start();
    const asked = askServices(town, row);
    await pause(LOAD_MS);
    row.firstAnswers.push(await msToBeSeated(town));
    await asked;
    await load.check(row);
    await load.stop();
  };
  try {
    await Town.during(asking, settings);
  } finally {
    await service.close();
  }
  return row;
}

/** Requests that need the services: each is answered in time, and never with 500. */
async function askServices(town: Town, row: FaultRow): Promise<void> {
  const [person] = (await town.people(1)) as [APerson];
  const photo = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
  const requests: Array<() => Promise<{ status: number }>> = [
    ...Array.from({ length: MAILS }, () => () => register(town)),
    () => person.send('PUT', '/api/profile', { profileImageUrl: photo }),
    () => person.get('/api/geocode/search?q=12%20Bleecker%20St'),
    () => person.get('/api/places/nearby?lat=40.73&lon=-73.99'),
  ];
  await Promise.all(
    requests.map(async (ask) => {
      const began = performance.now();
      const { status } = await ask();
      if (status === 500 || performance.now() - began > ANSWERED_WITHIN_MS) row.unexpected++;
    }),
  );
}

/** Seating must not wait for outside services. @returns the milliseconds until four users have a table */
async function msToBeSeated(town: Town): Promise<number> {
  const people = await town.people(5);
  const ids = people.map(({ id }) => id);
  await town.observer.query('update users set latitude = 41.5, longitude = -81.7 where id = any ($1)', [ids]);
  const began = performance.now();
  const body = aRequestBody({ preferredDate: aSaturday(2) });
  for (const person of people) await person.expect('POST', '/api/matching-request', 200, body);
  await eventually(async () => (await town.count('match_members where user_id = any ($1)', [ids])) >= 4, 60);
  return performance.now() - began;
}

function register(town: Town): Promise<{ status: number }> {
  const visitor = new APerson({ url: town.url, ...inboxOf(town.url) });
  return visitor.post('/api/auth/register', visitor.form());
}

/** Mails that were queued during an outage arrive once each when the server is back; `doubled` goes by Message-ID. */
async function mailsAfterAnOutage(): Promise<FaultRow> {
  const row = aRow('mail server gone and back, with a kill');
  const port = await freePort();
  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        received.push(/^message-id: *(\S+)/im.exec(text)?.[1] ?? '');
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@example.org' };
  const outage = async (town: Town) => {
    const [reader] = (await town.people(1)) as [APerson];
    for (let mail = 0; mail < MAILS; mail++) if ((await register(town)).status === 201) row.acknowledged++;
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
    row.firstAnswers.push(await town.killAndRestart(reader));
    await eventually(async () => received.length >= row.acknowledged, MAIL_SECONDS).catch(() => undefined);
    row.lost = Math.max(0, row.acknowledged - new Set(received).size);
    row.doubled = received.length - new Set(received).size;
    row.rounds = 1;
  };
  try {
    await Town.during(outage, settings);
  } finally {
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
  return row;
}

const aService = (answer: (socket: Socket) => void) =>
  serveTcp((socket) => {
    socket.resume();
    answer(socket);
  });
