import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aWholeJourney, type Traveller } from '../support/http/a-journey.js';
import { startProduct, type TestProduct } from '../support/http/test-product.js';

let product: TestProduct;
let travellers: Traveller[];
let colleagues: Traveller[];
let everybody: Traveller[];
const lines: string[] = [];

const googleIdOf = ({ person }: Traveller) => `google-${person.id}`;
const secretsOf = (traveller: Traveller) => [...traveller.secrets, googleIdOf(traveller)];

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
  product = await startProduct({ log: (line) => lines.push(line), env: { LOG_LEVEL: 'trace' } });
  ({ travellers, colleagues } = await aWholeJourney(product, haveEverything));
  everybody = [...travellers, ...colleagues];
  await product.stop();
}, 60_000);
afterAll(() => product?.stop());

/** Where a text holds any of the words, with what stands around it. */
const findings = (text: string, words: Iterable<string>): string[] =>
  [...words]
    .filter((word) => text.includes(word))
    .map((word) => text.slice(Math.max(0, text.indexOf(word) - 80)).slice(0, 160));

/** The same for six digits, which may also be the middle of a longer number. */
const codesIn = (text: string, keys: Iterable<string>): string[] =>
  [...keys].filter((key) => new RegExp(`(?<![\\d.-])${key.replace(/\W/g, '\\$&')}(?!\\d)`).test(text));

describe('on a whole journey', () => {
  it('nobody is told what only another may know', () => {
    for (const reader of travellers) {
      const told = reader.heard().join('\n');
      for (const other of everybody.filter((each) => each !== reader)) {
        expect([
          reader.firstName,
          other.firstName,
          findings(told, [...secretsOf(other), ...other.keys]),
        ]).toEqual([reader.firstName, other.firstName, []]);
      }
    }
  });

  it('people are told of each other, so that the silence above means something', () => {
    const [ada, ben] = travellers as [Traveller, Traveller];
    const told = ben.heard().join('\n');
    for (const word of ['Ada', 'Ada likes soup', 'Words of the chat', '"ageRange":"30–39"'])
      expect(told).toContain(word);
    expect(ada.heard().join('\n')).toContain('Family-of-Ada');
    expect(ada.heard().join('\n')).toContain(ada.phoneNumber);
  });

  it('nobody is told passwords, hashes, codes, session ids or the other provider’s id, not even their own', () => {
    for (const traveller of everybody) {
      const told = traveller.heard().join('\n');
      const never = [
        traveller.password,
        googleIdOf(traveller),
        '$argon2',
        'googleId',
        '"password"',
        'verificationCode',
        ...traveller.keys,
      ];
      expect([traveller.firstName, findings(told, never)]).toEqual([traveller.firstName, []]);
    }
  });

  it('the log tells the story without a word that is anyone’s own', () => {
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(100);
    expect(log).toContain('/api/auth/reset-password');
    expect(log).toContain('/api/admin/session');
    for (const traveller of everybody) {
      const { firstName } = traveller;
      const personal = [...secretsOf(traveller), `${firstName} likes soup`, `"${firstName}"`];
      expect([firstName, findings(log, personal), codesIn(log, traveller.keys)]).toEqual([firstName, [], []]);
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

  it('the scan notices what it is looking for', () => {
    expect(findings('{"email":"ada@example.org"}', ['@example.org'])).toHaveLength(1);
    expect(codesIn('{"code":"123456"}', ['123456'])).toEqual(['123456']);
    expect(codesIn('{"time":17123456789,"ms":0.123456}', ['123456'])).toEqual([]);
  });
});
