import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runFullJourney } from '../support/http/full-journey.js';
import { receivedText, type ReceivedText, receivedIn } from '../support/http/received-text.js';
import { findCoordinates, findDistances, locationFieldsIn } from '../support/http/location-leaks.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';
import { type OpenApiDocument, operationFor } from '../support/http/openapi-operations.js';
import { LOCATION_FIELDS } from '../support/http/location-fields.js';
import { startTileStub } from '../support/tile-stub.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';
import type { RecordedUser } from '../support/http/recorded-user.js';

let product: TestProduct;
let members: RecordedUser[];
let staff: RecordedUser[];
let everyone: RecordedUser[];
/** All texts that each user received: responses, frames and mails. */
const receivedBy = new Map<RecordedUser, ReceivedText[]>();
/** Responses without a session. */
const publicAnswers: ReceivedText[] = [];
let document: OpenApiDocument;
/** All stored files by path, read as text byte by byte. */
const stored = new Map<string, string>();
const lines: string[] = [];

const googleIdOf = ({ person }: RecordedUser) => `google-${person.id}`;
const secretsOf = (member: RecordedUser) => [...member.secrets, googleIdOf(member)];

const PUBLIC_PATHS = ['/metrics', '/healthz', '/readyz', '/api/openapi.json', '/api/user', '/api/nowhere'];

/** Fills columns that no route can set yet. */
async function setGoogleIds(people: readonly RecordedUser[]): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  for (const each of people) {
    const values = [googleIdOf(each), each.person.id];
    await database.query('update users set google_id = $1 where id = $2', values);
  }
  await database.end();
}

beforeAll(async () => {
  const tiles = await startTileStub();
  product = await startProduct({
    log: (line) => lines.push(line),
    env: { LOG_LEVEL: 'trace', TILE_PROXY: 'on', TILE_URL: tiles.template },
  });
  product.overpass.behave(placesAnswer(aNode(1), aNode(2, {}, { lat: 42.3612, lon: -71.0655 })));
  ({ members, staff } = await runFullJourney(product, setGoogleIds));
  everyone = [...members, ...staff];
  for (const each of everyone) receivedBy.set(each, [...each.received(), ...(await each.mailed())]);
  for (const path of PUBLIC_PATHS)
    publicAnswers.push(...(await receivedIn(path, await fetch(product.url + path))));
  for (const file of await readdir(product.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    stored.set(path.slice(product.dataDir.length), await readFile(path, 'latin1'));
  }
  document = JSON.parse(publicAnswers.find(({ by }) => by === '/api/openapi.json')!.text) as OpenApiDocument;
  await product.stop();
  await tiles.close();
});
afterAll(() => product?.stop());

/** Digits inside a longer number or an id do not count. */
const containsWord = (text: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\w.-])${word}(?!\\w)`).test(text) : text.includes(word);

/** Finds the words in a text, with their context. */
const findings = (text: string, words: Iterable<string>): string[] =>
  [...words]
    .filter((word) => containsWord(text, word))
    .map((word) => text.slice(Math.max(0, text.indexOf(word) - 80)).slice(0, 160));

/** Finds the words in all received texts, including headers and URL-encoded links. */
const findWords = (received: readonly ReceivedText[], words: readonly string[]): string[] => {
  const sought = new Set([...words, ...words.map(encodeURIComponent)]);
  return received.flatMap(({ by, headers, text }) =>
    findings(`${headers}\n${text}`, sought).map((found) => `${by}: ${found}`),
  );
};

describe('in the full journey', () => {
  it('no user receives the secrets of another', () => {
    for (const reader of members) {
      const others = everyone.filter((each) => each !== reader);
      const secrets = others.flatMap((other) => [...secretsOf(other), ...other.keys]);
      expect([reader.firstName, findWords(receivedBy.get(reader)!, secrets)]).toEqual([reader.firstName, []]);
    }
  });

  it('users receive what they may see of each other, which proves that the search works', () => {
    const [ada, ben] = members as [RecordedUser, RecordedUser];
    const received = receivedBy.get(ben)!.map(({ text }) => text);
    for (const word of ['Ada', 'Ada likes soup', 'Words of the chat', '"ageRange":"30–39"'])
      expect(received.join('\n')).toContain(word);
    const own = receivedBy.get(ada)!.map(({ text }) => text);
    for (const word of ['Family-of-Ada', ada.phoneNumber, ada.home.location])
      expect(own.join('\n')).toContain(word);
  });

  it('no user receives passwords, hashes, codes, session ids or Google ids, not even their own', () => {
    for (const member of everyone) {
      const answers = member.received().map(({ text }) => text);
      const never = [
        member.password,
        googleIdOf(member),
        '$argon2',
        'googleId',
        '"password"',
        'verificationCode',
        ...member.keys,
      ];
      expect([member.firstName, findings(answers.join('\n'), never)]).toEqual([member.firstName, []]);
    }
  });

  it('responses without a session contain no personal data', () => {
    const words = everyone.flatMap((each) => [
      ...secretsOf(each),
      ...each.keys,
      `${each.firstName} likes soup`,
    ]);
    expect(publicAnswers.length).toBe(PUBLIC_PATHS.length);
    expect(findWords(publicAnswers, words)).toEqual([]);
  });

  it('staff receive names and addresses, but no password, phone number or date of birth', () => {
    for (const staffMember of staff) {
      const received = receivedBy.get(staffMember)!;
      expect(findWords(received, ['Family-of-Ada'])).not.toEqual([]);
      for (const { password, phoneNumber, form, keys } of members) {
        const never = [password, phoneNumber, String(form.dateOfBirth), ...keys];
        expect([staffMember.firstName, findWords(received, never)]).toEqual([staffMember.firstName, []]);
      }
    }
  });

  it('the log contains every request, but no personal data', () => {
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(100);
    expect(log).toContain('/api/auth/reset-password');
    expect(log).toContain('/api/admin/session');
    for (const member of everyone) {
      const { firstName } = member;
      const { latitude, longitude } = member.home;
      const home = [String(latitude), String(longitude), longitude.toFixed(2)];
      const personal = [...secretsOf(member), ...home, `${firstName} likes soup`, `"${firstName}"`];
      expect([firstName, findings(log, [...personal, ...member.keys])]).toEqual([firstName, []]);
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

/** Everything that a member typed, and what was mailed or texted to them. */
const personalOf = (member: RecordedUser): string[] => [
  ...secretsOf(member),
  ...member.keys,
  `${member.firstName} likes soup`,
  String(member.home.latitude),
  String(member.home.longitude),
];
const CHAT = ['Words of the chat', 'Not so nice', 'I did not mean it'];

describe('after the full journey', () => {
  it('no stored file has personal data in its name or, unencrypted, in its content', () => {
    const words = [
      ...everyone.flatMap(personalOf),
      ...everyone.map(({ firstName }) => `"${firstName}"`),
      ...CHAT,
    ];
    const names = [...stored.keys()];
    expect(names.length).toBeGreaterThan(3);
    const found = [...stored].flatMap(([name, content]) => findings(`${name}\n${content}`, words));
    expect(found).toEqual([]);
  });

  it('files that were handed in for review are encrypted, and pictures carry no metadata', () => {
    const evidence = [...stored].filter(([name]) => name.includes('evidence'));
    const pictures = [...stored].filter(([name]) => name.includes('pictures'));
    expect([evidence.length > 0, pictures.length > 0]).toEqual([true, true]);
    for (const [, content] of evidence) expect(content).not.toMatch(/WEBP|PNG|JFIF|%PDF/);
    for (const [, content] of pictures) expect(content).not.toMatch(/EXIF|XMP /);
  });

  it('metrics and probes name no user and no text', () => {
    const words = [
      ...everyone.flatMap(personalOf),
      ...everyone.map(({ firstName }) => `"${firstName}"`),
      ...CHAT,
    ];
    const probes = publicAnswers.filter(({ by }) => /metrics|healthz|readyz/.test(by));
    expect(probes).toHaveLength(3);
    expect(findWords(probes, words)).toEqual([]);
  });

  it('no error repeats what was typed', () => {
    for (const member of everyone) {
      expect(member.refused.length).toBeGreaterThan(0);
      const bodies = member.refused.map(({ text }) => text).join('\n');
      // The address of an account that is not verified yet is part of that error.
      const typed = personalOf(member).filter((word) => word !== member.person.email);
      expect([member.firstName, findings(bodies, [...typed, ...CHAT])]).toEqual([member.firstName, []]);
    }
  });

  it('mails contain no password, phone number, address, position, note or chat message', () => {
    for (const member of everyone) {
      const mails = receivedBy.get(member)!.filter(({ by }) => by === 'mail');
      expect(mails.length).toBeGreaterThan(0);
      const { latitude, longitude, location } = member.home;
      const words = [member.password, member.phoneNumber, location, `A note of ${member.firstName}`];
      words.push(String(latitude), String(longitude), ...CHAT);
      expect([member.firstName, findWords(mails, words)]).toEqual([member.firstName, []]);
    }
  });
});

describe('the location of a user', () => {
  const findPlaces = (reader: RecordedUser, numbersOf: (received: ReceivedText) => string[]): string[] =>
    receivedBy
      .get(reader)!
      .flatMap((received) => numbersOf(received).map((number) => `${received.by}: ${number}`));

  it('is sent to that user', () => {
    for (const member of members)
      expect(findPlaces(member, (received) => findCoordinates(received, member.home)).length).toBeGreaterThan(
        1,
      );
  });

  it('is sent to no other user, staff included, neither exactly nor rounded', () => {
    for (const reader of everyone) {
      const homes = members.filter((each) => each !== reader).map(({ home }) => home);
      const found = findPlaces(reader, (received) =>
        homes.flatMap((home) => findCoordinates(received, home)),
      );
      expect([reader.firstName, found]).toEqual([reader.firstName, []]);
    }
  });

  it('cannot be derived from a distance between two users, in any unit', () => {
    const homes = members.map(({ home }) => home);
    const ways = homes.flatMap((one, index) => homes.slice(index + 1).map((other) => [one, other] as const));
    for (const reader of everyone) {
      const found = findPlaces(reader, (received) =>
        ways.flatMap(([one, other]) => findDistances(received, one, other)),
      );
      expect([reader.firstName, found]).toEqual([reader.firstName, []]);
    }
  });

  it('is in no unexpected field: the known location and age fields describe venues or the reader', () => {
    const found = new Set<string>();
    for (const received of [...receivedBy.values()].flat())
      for (const field of locationFieldsIn(received)) found.add(`${operationOf(received)}: ${field}`);
    expect([...found].sort()).toEqual(LOCATION_FIELDS);
  });
});

/** The operation, or the source of another text. */
function operationOf({ by }: ReceivedText): string {
  const [method, path, ...file] = by.split(' ') as [string, string, ...string[]];
  const found = path.startsWith('/') && operationFor(document, method, path);
  return found ? [method, found.template, ...file].join(' ') : by;
}

describe('the search', () => {
  it('finds words and codes', () => {
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
  ])('finds coordinates in %s', (text, count) => {
    expect(findCoordinates(receivedText('x', text), here)).toHaveLength(count);
  });

  it.each([
    ['{"distance":2.302}', 1],
    ['{"metres":3701}', 1],
    ['Ben is 2.3 miles (3.70 km) away', 2],
    ['{"distance":2,"id":1002,"url":"http://127.0.0.1:3701/x"}', 0],
    ['{"startsAt":"2026-11-21T20:22:02.302Z","picture":"/a-3701-b.webp"}', 0],
  ])('finds distances between two users in %s', (text, count) => {
    expect(findDistances(receivedText('x', text), here, there)).toHaveLength(count);
  });

  it('includes the headers of a response', () => {
    const received = { ...receivedText('x', ''), headers: 'x-near: 40.68\netag: W/"40-73.95"' };
    expect(findCoordinates(received, here)).toEqual(['40.68']);
  });

  it('finds field names, in lists too', () => {
    const text = JSON.stringify({
      users: [{ homeDistance: null, age: 20, ageRange: '20', home: { lat: 1 } }],
    });
    expect(locationFieldsIn(receivedText('x', text))).toEqual([
      'users[].homeDistance',
      'users[].age',
      'users[].home.lat',
    ]);
  });
});
