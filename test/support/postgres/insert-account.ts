import pg from 'pg';
import { Argon2PasswordHasher } from '../../../src/adapters/auth/argon2-password-hasher.js';

/** The fields of a registration that a test may choose. */
export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

const IDLE_MS = 200;

/** The lowest cost, because tests sign up several hundred users. */
const passwords = new Argon2PasswordHasher(8);

/** By database, so that users who sign up one after the other share a connection. */
const pools = new Map<string, pg.Pool>();

/**
 * Inserts the user row that a registration and the verification of its email address leave. Over HTTP that takes four
 * requests and a mail, which cost more than most tests.
 * @returns the user's id
 */
export async function insertAccount(databaseUrl: string, account: NewAccount): Promise<number> {
  const { username, email, firstName, lastName, dateOfBirth } = account;
  const { rows } = await poolOf(databaseUrl).query<{ id: number }>(
    `insert into users (username, email, password, first_name, last_name, date_of_birth, age, trust_score)
     values ($1, $2, $3, $4, $5, $6::date, extract(year from age($6::date)), 40) returning id`,
    [username, email, await passwords.hash(account.password), firstName, lastName, dateOfBirth],
  );
  return rows[0]!.id;
}

function poolOf(databaseUrl: string): pg.Pool {
  let pool = pools.get(databaseUrl);
  if (!pool) {
    pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      idleTimeoutMillis: IDLE_MS,
      allowExitOnIdle: true,
    });
    // The drop of a database closes idle connections.
    pool.on('error', () => undefined);
    pools.set(databaseUrl, pool);
  }
  return pool;
}
