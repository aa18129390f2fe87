import { poolOf } from './pool-of.js';

/** Inserts an application that waits for a moderator. @returns its id */
export async function insertApplication(databaseUrl: string, username: string): Promise<number> {
  const { rows } = await poolOf(databaseUrl).query<{ id: number }>(
    `insert into applications
       (email, mailbox, username, auth_provider, first_name, last_name, date_of_birth, age, language, consent_version,
        consented_at, statement, status, submitted_at, due_at)
     values ($1::text || '@example.org', $1::text || '@example.org', $1, 'local', 'Grace', 'Hopper', '2000-01-01', 26,
       'en', 2, now(), 'I cook.', 'submitted', now(), now() + interval '2 days')
     returning id`,
    [username],
  );
  return rows[0]!.id;
}
