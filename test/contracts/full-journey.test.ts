import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ageBand, ageOn } from '../../src/domain/shared/age.js';
import { localDate } from '../../src/domain/shared/time-zone.js';
import { APerson } from '../support/http/a-person.js';
import { findings, findWords } from '../support/http/find-words.js';
import { runFullJourney } from '../support/http/full-journey.js';
import { recordLimitedOperations } from '../support/http/limited-operations.js';
import { CLIENT, OpenIdIssuer } from '../support/http/openid-issuer.js';
import { signInWithProvider } from '../support/http/provider-sign-in.js';
import { type ReceivedText, receivedIn } from '../support/http/received-text.js';
import { findCoordinates, findDistances, locationFieldsIn } from '../support/http/location-leaks.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';
import {
  nameOf,
  type OpenApiDocument,
  operationFor,
  operationsOf,
} from '../support/http/openapi-operations.js';
import { HOME_ZONE } from '../support/postgres/insert-seated-table.js';
import { LOCATION_FIELDS } from '../support/http/location-fields.js';
import { startTileStub } from '../support/tile-stub.js';
import { UnchangedReads } from '../support/http/unchanged-reads.js';
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
  for (const each of people)
    await product.query('update users set google_id = $1 where id = $2', [googleIdOf(each), each.person.id]);
}

/** Operations that answered 304, and during which a rate limit was counted. */
let unchanged: ReadonlySet<string>;
let limited: ReadonlySet<string>;
/** What users did beside the journey. */
const besides: Array<{ method: string; path: string; status: number }> = [];

beforeAll(async () => {
  const tiles = await startTileStub();
  const [issuer, other] = [await OpenIdIssuer.start(), await OpenIdIssuer.start()];
  const oidc = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_ISSUER_2: other.url,
    OIDC_CLIENT_ID_2: CLIENT.id,
    OIDC_CLIENT_SECRET_2: CLIENT.secret,
  };
  product = await startProduct({
    log: (line) => lines.push(line),
    env: { LOG_LEVEL: 'trace', TILE_PROXY: 'on', TILE_URL: tiles.template, ...oidc, ...BOUNCES },
  });
  product.overpass.behave(placesAnswer(aNode(1), aNode(2, {}, { lat: 42.3612, lon: -71.0655 })));
  document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const reads = new UnchangedReads(document, product.fetch);
  const limitedOperations = recordLimitedOperations(document);
  ({ members, staff } = await runFullJourney({ ...product, fetch: reads.fetch }, setGoogleIds));
  besides.push(
    await reportBounce(),
    ...(await signInsWithProvider({ join: issuer, link: other }, reads.fetch)),
  );
  [unchanged, limited] = [reads.operations, limitedOperations()];
  everyone = [...members, ...staff];
  for (const each of everyone) receivedBy.set(each, [...each.received(), ...(await each.mailed())]);
  for (const path of PUBLIC_PATHS)
    publicAnswers.push(...(await receivedIn(path, await fetch(product.url + path))));
  for (const file of await readdir(product.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    stored.set(path.slice(product.dataDir.length), await readFile(path, 'latin1'));
  }
  await product.stop();
  await tiles.close();
  await issuer.close();
  await other.close();
});
afterAll(() => product?.stop());

const BOUNCES = { BOUNCE_ADDRESS: 'bounces@example.org', BOUNCE_WEBHOOK_TOKEN: 'a-token-of-the-journey' };

/** Reports a mail that nobody sent, as a mail service would. @returns the operation */
async function reportBounce() {
  const [method, path] = ['POST', '/api/webhooks/bounces'];
  const { status } = await fetch(product.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${BOUNCES.BOUNCE_WEBHOOK_TOKEN}` },
    body: JSON.stringify({ returnPath: 'bounces+0@example.org', statusCode: '5.1.1' }),
  });
  return { method, path, status };
}

/** Signs in with one provider as a new user, and with the other as one with an account. @returns the successful operations */
async function signInsWithProvider(issuers: Record<'join' | 'link', OpenIdIssuer>, read: typeof fetch) {
  const ada = await product.person().signUp();
  for (const [next, body] of [
    ['join', { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1996-12-09', isAdult: true }],
    ['link', { password: ada.password }],
  ] as const) {
    const browser = new APerson({ ...product, fetch: read });
    const email = next === 'link' ? ada.email : browser.email;
    issuers[next].claims = { sub: next, email, email_verified: true };
    await signInWithProvider(browser, '/', next === 'join' ? '1' : '2');
    await browser.expect('GET', '/api/auth/provider/identity', 200);
    await browser.expect('POST', `/api/auth/provider/${next}`, 200, body);
    if (next === 'join') await browser.expect('POST', '/api/user/confirmation-code', 200);
  }
  const acts = ['GET ', 'GET /callback', 'GET /callback/2', 'GET /identity', 'POST /join', 'POST /link'].map(
    (operation) => {
      const [method, path] = operation.split(' ') as [string, string];
      return { method, path: `/api/auth/provider${path}`, status: 200 };
    },
  );
  return [...acts, { method: 'POST', path: '/api/user/confirmation-code', status: 200 }];
}

describe('in the full journey, in which every response conforms to the API document', () => {
  it('every operation succeeds at least once', () => {
    const answers = [...everyone.flatMap((each) => each.answers), ...besides];
    const succeeded = new Set(
      answers
        .filter(({ status }) => status < 400)
        .map(({ method, path }) => operationFor(document, method, path)?.operation),
    );
    const missing = operationsOf(document).filter(({ operation }) => !succeeded.has(operation));
    expect(missing.map(nameOf)).toEqual([]);
  });

  it('exactly the operations with a declared 304 answer it to an unchanged read', () => {
    const declared = operationsOf(document).filter(({ operation }) => operation.responses[304]);
    expect(declared.map(nameOf).sort()).toEqual([...unchanged].sort());
  });

  it('exactly the operations with a declared 429 count a rate limit', () => {
    const declared = operationsOf(document).filter(({ operation }) => operation.responses[429]);
    const neverRefuses = [
      // Redirects with the reason, also when a rate limit is reached.
      'GET /api/auth/provider/callback',
      'GET /api/auth/provider/callback/{provider}',
      // Its limit spares audit entries of repeated polls, not reads.
      'GET /api/admin/work',
      'GET /api/admin/attendance',
    ];
    const counted = [...limited].filter((name) => !neverRefuses.includes(name));
    expect(declared.map(nameOf).sort()).toEqual(counted.sort());
  });
});

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
    const age = ageOn(String(ada.form.dateOfBirth), localDate(new Date(), HOME_ZONE));
    const words = ['Ada', 'Ada likes soup', 'Words of the chat', `"ageRange":"${ageBand(age)}"`];
    for (const word of words) expect(received.join('\n')).toContain(word);
    const own = receivedBy.get(ada)!.map(({ text }) => text);
    for (const word of ['Family-of-Ada', ada.phoneNumber, ada.home.location])
      expect(own.join('\n')).toContain(word);
  });

  it('no user receives passwords, hashes, codes, session ids or Google ids, not even their own', () => {
    for (const member of everyone) {
      const { firstName, password, keys } = member;
      const answers = member.received().map(({ text }) => text);
      const never = ['$argon2', 'googleId', '"password"', 'verificationCode', password, ...keys];
      const found = findings(answers.join('\n'), [...never, googleIdOf(member)]);
      expect([firstName, found]).toEqual([firstName, []]);
    }
  });

  it('responses without a session contain no personal data', () => {
    const ofAll = (each: RecordedUser) => [...secretsOf(each), ...each.keys, `${each.firstName} likes soup`];
    const words = everyone.flatMap(ofAll);
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
    const texts = [
      ...CHAT,
      'A note of',
      'Too dark, sadly',
      'Clear enough',
      'Now it is enough',
      '@example.org',
    ];
    const sessions = ['cookie', 'tablemates.sid', 'tablemates.staff', '$argon2', 'a secret of the tests'];
    const never = [...texts, ...sessions, '127.0.0.1', '::1', 'data:image'];
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
const personal = () => [
  ...everyone.flatMap(personalOf),
  ...everyone.map(({ firstName }) => `"${firstName}"`),
  ...CHAT,
];

describe('after the full journey', () => {
  it('no stored file has personal data in its name or, unencrypted, in its content', () => {
    expect(stored.size).toBeGreaterThan(3);
    const found = [...stored].flatMap(([name, content]) => findings(`${name}\n${content}`, personal()));
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
    const probes = publicAnswers.filter(({ by }) => /metrics|healthz|readyz/.test(by));
    expect(probes).toHaveLength(3);
    expect(findWords(probes, personal())).toEqual([]);
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
