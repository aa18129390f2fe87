import type { APerson } from '../support/http/a-person.js';
import { aRequestBody, aSaturday, matchesOf } from '../support/http/a-table.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { type OpenApiDocument, operationsOf } from '../support/http/openapi-operations.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';

/**
 * Two worlds that differ only in what Ada privately says, with the same table at the end and a map on which every place
 * meets her needs: what everybody else can fetch or receive is the same, byte for byte, but for clocks, names and ids that
 * chance draws. The one exception is her note for whoever books, which nobody does here. See ADR 71 and ADR 72.
 */
const SAID = {
  diets: ['vegan', 'kosher'],
  isStepFree: true,
  noteForBooker: 'Zanzibar',
  languages: ['en', 'is'],
};
/** What two others ask in both worlds. */
const PEERS = { notTheOnly: 'non_binary' };
const ASKED = { sharedLanguage: true, notTheOnly: 'non_binary' };
const PLACE = { location: 'New York, NY', latitude: 40.73, longitude: -73.99 };
/** Each meets all that Ada needs, and one is clearly nearer than the next. */
const PLACES = ['Anchor', 'Birch', 'Clover', 'Dune'].map((name, at) =>
  aNode(
    at + 1,
    { name, 'diet:vegan': 'yes', 'diet:kosher': 'only', wheelchair: 'yes' },
    { lat: 40.73 + at / 100, lon: -73.99 },
  ),
);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

interface World {
  /** What each reader got, by reader and operation. */
  readonly answers: Readonly<Record<string, string>>;
  readonly frames: Readonly<Record<string, readonly string[]>>;
}

/** What depends on the machine and its load. */
const OF_THE_MACHINE = /system|\/docs|openapi/;

const products: TestProduct[] = [];
let worlds: [silent: World, outspoken: World];

beforeAll(async () => {
  worlds = [await aWorld({}, {}), await aWorld(SAID, ASKED)];
}, 180_000);
afterAll(async () => {
  for (const product of products) await product.stop();
});

/** A week up to a proposed venue, in which Ada says this. */
async function aWorld(said: object, asked: Record<string, unknown>): Promise<World> {
  const product = await startProduct();
  products.push(product);
  product.overpass.behave(placesAnswer(...PLACES));
  const people: Record<string, APerson> = {};
  for (const firstName of [...NAMES, 'Fay']) {
    people[firstName] = await product.person().signUp({ firstName });
    await people[firstName].expect('PATCH', '/api/user/location', 200, PLACE);
  }
  const { Ada, Ben, Fay } = people as Record<string, APerson>;
  const moderator = await aStaffMember(product, 'moderator', { firstName: 'Mo' });
  const sockets = { Ben: await Ben!.connect(), Fay: await Fay!.connect() };

  await Ada!.expect('PUT', '/api/user/private-preferences', 200, said);
  const requestIds: Record<string, number> = {};
  for (const firstName of NAMES) {
    // Everyone speaks English, and another one asks not to be the only one: the table is the same in both worlds.
    if (firstName !== 'Ada')
      await people[firstName]!.expect('PUT', '/api/user/private-preferences', 200, { languages: ['en'] });
    const wishes = firstName === 'Ada' ? asked : firstName === 'Ben' || firstName === 'Cleo' ? PEERS : {};
    requestIds[firstName] = await people[firstName]!.expect(
      'POST',
      '/api/matching-request',
      200,
      aRequestBody(wishes),
    ).then(idOf);
  }
  const otherSlot = aRequestBody({ preferredDate: aSaturday(1) });
  requestIds.Fay = await Fay!.expect('POST', '/api/matching-request', 200, otherSlot).then(idOf);
  const [match] = await matchesOf(Ben!, ([one]) => one?.participants.length === NAMES.length);
  const matchId = match!.id;
  // What the product writes into the new chat comes before or after a reader by chance.
  await waitForJobs(product);
  await sockets.Ben.joinRoom(matchId);
  // At the table Ada takes everything back, or says nothing once more.
  await Ada!.expect('PUT', '/api/user/private-preferences', 200, {});
  await Ada!.expect('PUT', '/api/user/private-preferences', 200, said);
  await Ben!.expect('POST', `/api/matches/${matchId}/venues`, 200, {
    name: 'Cafe Mira',
    address: '1 Main St',
  });
  await Ada!.expect('POST', `/api/matches/${matchId}/messages`, 200, { message: 'Hello' });
  await waitForJobs(product);

  const readers = { Ben: Ben!, Fay: Fay!, moderator };
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const answers: Record<string, string> = {};
  const normalized = normalizer(product, { ...people, moderator });
  for (const [reader, person] of Object.entries(readers)) {
    for (const { method, template } of operationsOf(document)) {
      if (method !== 'GET' || OF_THE_MACHINE.test(template)) continue;
      // The other session has neither: `access-matrix.test.ts`.
      if (template.startsWith('/api/admin/') !== (reader === 'moderator')) continue;
      for (const requestId of [requestIds.Ada!, requestIds[reader] ?? requestIds.Ada!]) {
        const path = pathOf(template, { matchId, adaId: Ada!.id, requestId });
        answers[`${reader}: ${path}`] ??= normalized(await textOf(person, product.url + path));
      }
    }
    answers[`${reader}: pool`] = normalized(
      JSON.stringify((await person.post('/api/matching-request/pool', aRequestBody())).body),
    );
  }
  for (const name of NAMES.slice(1))
    answers[`${name}: mails`] = normalized(JSON.stringify(await product.mailsTo(people[name]!.email)));
  // Heartbeats come by the clock, whatever happens.
  const textsOf = (received: ReadonlyArray<{ type: string }>) =>
    received.flatMap((frame) => (frame.type === 'heartbeat' ? [] : normalized(JSON.stringify(frame)))).sort();
  const frames = Object.fromEntries(
    Object.entries(sockets).map(([name, socket]) => [name, textsOf(socket.received)]),
  );
  return { answers, frames };
}

interface Ids {
  readonly matchId: number;
  readonly adaId: number;
  readonly requestId: number;
}

const idOf = ({ body }: { body: unknown }): number => (body as { id: number }).id;

/** The path of an operation about Ada, a request or her table. */
function pathOf(template: string, { matchId, adaId, requestId }: Ids): string {
  const ids: Readonly<Record<string, number>> = {
    matches: matchId,
    users: adaId,
    profile: adaId,
    'matching-request': requestId,
  };
  return template
    .replace(/([\w-]+)\/\{id\}/, (_, resource: string) => `${resource}/${ids[resource] ?? 1}`)
    .replace(/\{\w+\}/g, '1');
}

async function textOf(person: APerson, url: string): Promise<string> {
  const { name, value } = person.sessionCookie;
  const response = await fetch(url, { headers: { cookie: `${name}=${value}` } });
  const type = response.headers.get('content-type') ?? '';
  // An archive contains the time at which it was packed.
  const text = type.includes('zip') ? 'zip' : Buffer.from(await response.arrayBuffer()).toString('latin1');
  return `${response.status} ${type} ${text}`;
}

/** Replaces what clocks and chance make different: instants, random ids, and the names of the test's accounts. */
function normalizer({ url }: TestProduct, people: Readonly<Record<string, APerson>>) {
  const names = Object.entries(people).map(([name, { username }]) => [username, name] as const);
  return (text: string): string =>
    names
      .reduce((all, [username, name]) => all.replaceAll(username, name), text)
      .replaceAll(url, 'URL')
      .replaceAll(`localhost:${new URL(url).port}`, 'HOST')
      .replace(/person\d+x\d+/g, 'STAFF')
      .replace(/(?<=\/u\/)[\w.-]+/g, 'SIGNED')
      // Entries of the audit log have random ids.
      .replace(/"id":\d+(?=,"at":)/g, '"id":RANDOM')
      .replace(/SEQUENCE:\d+|"ms":\d+/g, 'ELAPSED')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'INSTANT')
      .replace(/\d{8}T\d{6}Z/g, 'INSTANT')
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'UUID')
      .replace(/[\w-]{22,}(\.[\w-]{16,})?/g, (token) => (/\d/.test(token) ? 'TOKEN' : token));
}

/** What the reader got of the table. */
const answerTo = ({ answers }: World, reader: string, part: string) =>
  Object.entries(answers).find(([key]) => key.startsWith(`${reader}: `) && key.endsWith(`/${part}`))?.[1];

it('nobody else can fetch a difference', () => {
  const [silent, outspoken] = worlds;
  expect(Object.keys(silent.answers).length).toBeGreaterThan(100);
  // The places that the product proposed, with the needs of the table known, are among what is compared.
  expect(answerTo(silent, 'Ben', 'venues')).toMatch(/Anchor.*Birch.*Clover/);
  expect(outspoken.answers).toEqual(silent.answers);
});

it('nobody else receives a difference', () => {
  const [silent, outspoken] = worlds;
  expect(silent.frames.Ben!.length).toBeGreaterThan(3);
  expect(outspoken.frames).toEqual(silent.frames);
});

it('none of the words that Ada said are anywhere in it', () => {
  expect(JSON.stringify(worlds)).not.toContain(SAID.noteForBooker);
});
