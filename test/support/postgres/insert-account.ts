import { createHmac, randomBytes } from 'node:crypto';
import { Argon2PasswordHasher } from '../../../src/adapters/auth/argon2-password-hasher.js';
import { HmacCodeDigests } from '../../../src/adapters/auth/hmac-code-digests.js';
import { HmacDeviceTokens } from '../../../src/adapters/auth/hmac-device-tokens.js';
import { SESSION_COOKIE } from '../../../src/adapters/http/session.js';
import { CURRENT_POLICIES } from '../../../src/domain/account/consent.js';
import { mailboxOf } from '../../../src/domain/account/mailbox.js';
import { poolOf } from './pool-of.js';

/** The fields of a registration that a test may choose. */
export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** An account with an open session. */
export interface InsertedAccount {
  readonly id: number;
  /** `name=value` of the cookies that its browser got at the login. */
  readonly cookies: readonly string[];
}

/** The session secret of the products of the tests. */
export const TEST_SESSION_SECRET = 'a secret of the tests';

const SESSION_MS = 7 * 86_400_000;

/** The lowest cost, because tests sign up several hundred users. */
const passwords = new Argon2PasswordHasher(8);
const digests = new HmacCodeDigests(TEST_SESSION_SECRET);
const devices = new HmacDeviceTokens(TEST_SESSION_SECRET, 'app');

/**
 * Inserts the rows that a registration, the verification of its email address and the login leave, for a product with the
 * session secret of the tests and without TLS. Over HTTP that takes four requests and a mail, which cost more than most
 * tests.
 */
export async function insertAccount(databaseUrl: string, account: NewAccount): Promise<InsertedAccount> {
  const { username, email, firstName, lastName, dateOfBirth } = account;
  const pool = poolOf(databaseUrl);
  const id = await nextId(pool);
  const now = new Date();
  const sessionId = randomBytes(24).toString('base64url');
  const device = devices.newId();
  await pool.query(
    `with person as (
       insert into users (id, username, email, password, first_name, last_name, date_of_birth, age, trust_score,
         consent_version, mailbox, is_first_of_network)
       values ($1, $2, $3, $4, $5, $6, $7::date,
         extract(year from age((now() at time zone 'America/New_York')::date, $7::date)), 40, $13, $14, true) returning id
     ), session as (
       insert into sessions (sid, sess, expire, restricted) select $8, $9::json, $10::timestamptz, false from person
     ), activity as (
       insert into account_activity (user_id, signed_in_at) select id, $11::timestamptz from person
     )
     insert into known_devices (user_id, digest, last_used_at) select id, $12, $11::timestamptz from person`,
    [
      ...[id, username, email, await passwords.hash(account.password), firstName, lastName, dateOfBirth],
      ...[sessionId, JSON.stringify(sessionOf(id, now)), new Date(now.getTime() + SESSION_MS), now],
      digests.digest('device', String(id), device),
      CURRENT_POLICIES,
      mailboxOf(email),
    ],
  );
  return {
    id,
    cookies: [
      `${SESSION_COOKIE.name}=${encodeURIComponent(signed(sessionId))}`,
      `tablemates.device=${devices.issue({ userId: id, id: device }, now)}`,
    ],
  };
}

let latestId: Promise<unknown> = Promise.resolve();

/** Ids are in the order of the calls, so that lists of users who sign up at the same time have one order in each run. */
function nextId(pool: ReturnType<typeof poolOf>): Promise<number> {
  const id = latestId.then(async () => {
    const { rows } = await pool.query<{ id: number }>(`select nextval('users_id_seq')::int as id`);
    return rows[0]!.id;
  });
  latestId = id.catch(() => undefined);
  return id;
}

/** The content of a session, in the format of express-session and passport. */
function sessionOf(user: number, now: Date): object {
  const expires = new Date(now.getTime() + SESSION_MS);
  const cookie = {
    originalMaxAge: SESSION_MS,
    expires,
    secure: false,
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
  };
  return { cookie, passport: { user }, startedAt: now.getTime() };
}

/** The value of a cookie, in the format of express-session. */
function signed(sessionId: string): string {
  const signature = createHmac('sha256', TEST_SESSION_SECRET).update(sessionId).digest('base64');
  return `s:${sessionId}.${signature.replace(/=+$/, '')}`;
}
