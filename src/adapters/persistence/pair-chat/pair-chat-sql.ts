/** A SQL condition: whether two users have an open chat of two. @param one, other SQL for their ids */
export const openPairChatSql = (one: string, other: string): string =>
  `exists (select from match_members own
    join matches chat on chat.id = own.match_id and chat.status = 'in_touch'
    join match_members their on their.match_id = chat.id and their.user_id = ${other}
    where own.user_id = ${one})`;
