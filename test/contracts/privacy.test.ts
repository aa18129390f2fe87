import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aWholeJourney } from '../support/http/a-journey.js';
import { heardText, type Told, toldIn } from '../support/http/what-was-told.js';
import { coordinatesTold, distancesTold, tellingFields } from '../support/http/whereabouts.js';
import { aNode, placesAnswer } from '../support/stand-in-overpass.js';
import { type OpenApiDocument, operationFor } from '../support/http/openapi-operations.js';
import { TELLING_FIELDS } from '../support/http/telling-fields.js';
import { standInTiles } from '../support/stand-in-tiles.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';
import type { Traveller } from '../support/http/a-traveller.js';

let product: TestProduct;
let travellers: Traveller[];
let colleagues: Traveller[];
let everybody: Traveller[];
/** What each was told: answers, frames and mails. */
const heardBy = new Map<Traveller, Told[]>();
/** What anybody may ask for who is nobody. */
const toldStrangers: Told[] = [];
let document: OpenApiDocument;
const lines: string[] = [];

const googleIdOf = ({ person }: Traveller) => `google-${person.id}`;
const secretsOf = (traveller: Traveller) => [...traveller.secrets, googleIdOf(traveller)];

const FOR_STRANGERS = ['/metrics', '/healthz', '/readyz', '/api/openapi.json', '/api/user', '/api/nowhere'];

/** Fills in what no route can set yet. */
async function haveEverything(people: readonly Traveller[]): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  for (const each of people) {
    const values = [googleIdOf(each), each.person.id];
    await database.query('update users set google_id = $1 where id = $2', values);
  }
  await database.end();
}

beforeAll(async () => {
  const tiles = await standInTiles();
  product = await startProduct({
    log: (line) => lines.push(line),
    env: { LOG_LEVEL: 'trace', TILE_PROXY: 'on', TILE_URL: tiles.template },
  });
  product.overpass.behave(placesAnswer(aNode(1), aNode(2, {}, { lat: 42.3612, lon: -71.0655 })));
  ({ travellers, colleagues } = await aWholeJourney(product, haveEverything));
  everybody = [...travellers, ...colleagues];
  for (const each of everybody) heardBy.set(each, [...each.told(), ...(await each.mailed())]);
  for (const path of FOR_STRANGERS)
    toldStrangers.push(...(await toldIn(path, await fetch(product.url + path))));
  document = JSON.parse(toldStrangers.find(({ by }) => by === '/api/openapi.json')!.text) as OpenApiDocument;
  await product.stop();
  await tiles.close();
});
afterAll(() => product?.stop());

/** Digits may also be the middle of a longer number, or of an id. */
const holds = (text: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\w.-])${word}(?!\\w)`).test(text) : text.includes(word);

/** Where a text holds any of the words, with what stands around it. */
const findings = (text: string, words: Iterable<string>): string[] =>
  [...words]
    .filter((word) => holds(text, word))
    .map((word) => text.slice(Math.max(0, text.indexOf(word) - 80)).slice(0, 160));

/** The same in everything that was told, headers and the addresses in links included. */
const toldOf = (told: readonly Told[], words: readonly string[]): string[] => {
  const sought = new Set([...words, ...words.map(encodeURIComponent)]);
  return told.flatMap(({ by, headers, text }) =>
    findings(`${headers}\n${text}`, sought).map((found) => `${by}: ${found}`),
  );
};

describe('on a whole journey', () => {
  it('nobody is told what only another may know', () => {
    for (const reader of travellers) {
      const others = everybody.filter((each) => each !== reader);
      const secrets = others.flatMap((other) => [...secretsOf(other), ...other.keys]);
      expect([reader.firstName, toldOf(heardBy.get(reader)!, secrets)]).toEqual([reader.firstName, []]);
    }
  });

  it('people are told of each other, so that the silence above means something', () => {
    const [ada, ben] = travellers as [Traveller, Traveller];
    const told = heardBy.get(ben)!.map(({ text }) => text);
    for (const word of ['Ada', 'Ada likes soup', 'Words of the chat', '"ageRange":"30–39"'])
      expect(told.join('\n')).toContain(word);
    const own = heardBy.get(ada)!.map(({ text }) => text);
    for (const word of ['Family-of-Ada', ada.phoneNumber, ada.home.location])
      expect(own.join('\n')).toContain(word);
  });

  it('nobody is told passwords, hashes, codes, session ids or the other provider’s id, not even their own', () => {
    for (const traveller of everybody) {
      const answers = traveller.told().map(({ text }) => text);
      const never = [
        traveller.password,
        googleIdOf(traveller),
        '$argon2',
        'googleId',
        '"password"',
        'verificationCode',
        ...traveller.keys,
      ];
      expect([traveller.firstName, findings(answers.join('\n'), never)]).toEqual([traveller.firstName, []]);
    }
  });

  it('strangers are told of nobody', () => {
    const words = everybody.flatMap((each) => [
      ...secretsOf(each),
      ...each.keys,
      `${each.firstName} likes soup`,
    ]);
    expect(toldStrangers.length).toBe(FOR_STRANGERS.length);
    expect(toldOf(toldStrangers, words)).toEqual([]);
  });

  it('the console is told names and addresses, and never a password, a phone number or a date of birth', () => {
    for (const colleague of colleagues) {
      const told = heardBy.get(colleague)!;
      expect(toldOf(told, ['Family-of-Ada'])).not.toEqual([]);
      for (const { password, phoneNumber, form, keys } of travellers) {
        const never = [password, phoneNumber, String(form.dateOfBirth), ...keys];
        expect([colleague.firstName, toldOf(told, never)]).toEqual([colleague.firstName, []]);
      }
    }
  });

  it('the log tells the story without a word that is anyone’s own', () => {
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(100);
    expect(log).toContain('/api/auth/reset-password');
    expect(log).toContain('/api/admin/session');
    for (const traveller of everybody) {
      const { firstName } = traveller;
      const { latitude, longitude } = traveller.home;
      const home = [String(latitude), String(longitude), longitude.toFixed(2)];
      const personal = [...secretsOf(traveller), ...home, `${firstName} likes soup`, `"${firstName}"`];
      expect([firstName, findings(log, [...personal, ...traveller.keys])]).toEqual([firstName, []]);
    }
    const never = [
      'Words of the chat',
      'A note of',
      'Not so nice',
      'Too dark, sadly',
      'Clear enough',
      'I did not mean it',
      'Now it is enough',
      '127.0.0.1',
      '::1',
      'cookie',
      'tablemates.sid',
      'tablemates.staff',
      '$argon2',
      'a secret of the tests',
      '@example.org',
      'data:image',
    ];
    expect(findings(log, never)).toEqual([]);
  });
});

describe('where people are', () => {
  const toldOfPlaces = (reader: Traveller, numbersOf: (told: Told) => string[]): string[] =>
    heardBy.get(reader)!.flatMap((told) => numbersOf(told).map((number) => `${told.by}: ${number}`));

  it('is told to themselves', () => {
    for (const traveller of travellers)
      expect(toldOfPlaces(traveller, (told) => coordinatesTold(told, traveller.home)).length).toBeGreaterThan(
        1,
      );
  });

  it('is told to nobody else, staff included, neither exactly nor rounded', () => {
    for (const reader of everybody) {
      const homes = travellers.filter((each) => each !== reader).map(({ home }) => home);
      const found = toldOfPlaces(reader, (told) => homes.flatMap((home) => coordinatesTold(told, home)));
      expect([reader.firstName, found]).toEqual([reader.firstName, []]);
    }
  });

  it('is not to be reckoned from the way between two of them, in whatever unit', () => {
    const homes = travellers.map(({ home }) => home);
    const ways = homes.flatMap((one, index) => homes.slice(index + 1).map((other) => [one, other] as const));
    for (const reader of everybody) {
      const found = toldOfPlaces(reader, (told) =>
        ways.flatMap(([one, other]) => distancesTold(told, one, other)),
      );
      expect([reader.firstName, found]).toEqual([reader.firstName, []]);
    }
  });

  it('stands in no field: those that tell of places and ages are about venues and oneself, and all are known', () => {
    const found = new Set<string>();
    for (const told of [...heardBy.values()].flat())
      for (const field of tellingFields(told)) found.add(`${operationOf(told)}: ${field}`);
    expect([...found].sort()).toEqual(TELLING_FIELDS);
  });
});

/** What answered it, however it was asked. */
function operationOf({ by }: Told): string {
  const [method, path, ...file] = by.split(' ') as [string, string, ...string[]];
  const found = path.startsWith('/') && operationFor(document, method, path);
  return found ? [method, found.template, ...file].join(' ') : by;
}

describe('the scan', () => {
  it('notices the words and codes it is looking for', () => {
    expect(findings('{"email":"ada@example.org"}', ['@example.org'])).toHaveLength(1);
    expect(findings('{"code":"123456"}', ['123456'])).toHaveLength(1);
    expect(findings('{"time":17123456789,"ms":0.123456,"id":"4f-123456-a1"}', ['123456'])).toEqual([]);
  });

  const [here, there] = [
    { latitude: 40.68342, longitude: -73.95127 },
    { latitude: 40.71218, longitude: -73.97336 },
  ];

  it.each([
    ['{"latitude":40.68342,"longitude":-73.95127}', 2],
    ['{"at":[40.68,-73.95]}', 2],
    ['GEO:40.683;-73.951', 2],
    ['You live at 40.68.', 1],
    ['{"message":"They are at 73.95 W"}', 1],
    ['{"createdAt":"2026-11-21T20:22:40.680Z","matchScore":41}', 0],
    ['{"picture":"/api/pictures/8e40.68ab/73-95.webp","latitude":40.7259}', 0],
  ])('reads the coordinates in %s', (text, count) => {
    expect(coordinatesTold(heardText('x', text), here)).toHaveLength(count);
  });

  it.each([
    ['{"distance":2.302}', 1],
    ['{"metres":3701}', 1],
    ['Ben is 2.3 miles (3.70 km) away', 2],
    ['{"distance":2,"id":1002,"url":"http://127.0.0.1:3701/x"}', 0],
    ['{"startsAt":"2026-11-21T20:22:02.302Z","picture":"/a-3701-b.webp"}', 0],
  ])('reads the way between two people in %s', (text, count) => {
    expect(distancesTold(heardText('x', text), here, there)).toHaveLength(count);
  });

  it('reads the headers of an answer too', () => {
    const told = { ...heardText('x', ''), headers: 'x-near: 40.68\netag: W/"40-73.95"' };
    expect(coordinatesTold(told, here)).toEqual(['40.68']);
  });

  it('reads the names of fields, in lists too', () => {
    const text = JSON.stringify({
      users: [{ homeDistance: null, age: 20, ageRange: '20', home: { lat: 1 } }],
    });
    expect(tellingFields(heardText('x', text))).toEqual([
      'users[].homeDistance',
      'users[].age',
      'users[].home.lat',
    ]);
  });
});
