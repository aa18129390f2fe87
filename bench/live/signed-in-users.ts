import { DAY_MS } from '../../src/domain/shared/durations.js';
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { CURRENT_POLICIES } from '../../src/domain/account/consent.js';
import { SESSION_COOKIE } from '../../src/adapters/http/session.js';
import { APerson } from '../../test/support/http/a-person.js';

/** A running server process and its inbox. */
export interface Process {
  readonly url: string;
  readonly codeFor: (address: string, not?: string) => Promise<string>;
}

/**
 * Inserts many verified users with sessions into the database, distributed over the processes. Registration over HTTP
 * would take longer than the tests that need them.
 * @param secret the session secret of the processes
 */
export async function insertSignedInUsers(
  database: pg.Client,
  processes: readonly Process[],
  secret: string,
  count: number,
): Promise<APerson[]> {
  const people = Array.from(
    { length: count },
    (_, index) => new APerson(processes[index % processes.length]!),
  );
  const { rows } = await database.query<{ id: number }>(
    `insert into users (username, email, first_name, last_name, date_of_birth, has_taken_survey, consent_version)
     select name, mail, 'Ada', 'Byron', '2000-01-01', true, ${CURRENT_POLICIES} from unnest ($1::text[], $2::text[]) person (name, mail)
     returning id`,
    [people.map(({ username }) => username), people.map(({ email }) => email)],
  );
  const sessions = rows.map(({ id }) => `crowd-${id}`);
  await database.query(
    `insert into sessions (sid, sess, expire)
     select 'crowd-' || id, json_build_object('cookie', json_build_object('originalMaxAge', $2::bigint, 'path', '/'),
       'passport', json_build_object('user', id), 'startedAt', $3::bigint), now() + interval '1 day'
     from unnest ($1::int[]) id`,
    [rows.map(({ id }) => id), DAY_MS, Date.now()],
  );
  for (const [index, person] of people.entries()) {
    person.id = rows[index]!.id;
    person.setCookie(signed(sessions[index]!, secret));
  }
  return people;
}

/** The signed session cookie, in the format of express-session. */
function signed(session: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(session).digest('base64').replace(/=+$/, '');
  return `${SESSION_COOKIE.name}=${encodeURIComponent(`s:${session}.${signature}`)}`;
}
