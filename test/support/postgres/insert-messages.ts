import { poolOf } from './pool-of.js';

/** Inserts messages of a member as rows: a thread of several pages takes seconds to send, one message after the other. */
export async function insertMessages(
  databaseUrl: string,
  { matchId, userId, texts }: { matchId: number; userId: number; texts: readonly string[] },
): Promise<void> {
  await poolOf(databaseUrl).query(
    `insert into chat_messages (match_id, user_id, message, client_id, created_at)
     select $1, $2, message, message, now() from unnest($3::text[]) with ordinality as lines (message, place)
     order by place`,
    [matchId, userId, texts],
  );
}
