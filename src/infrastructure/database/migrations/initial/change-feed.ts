type Operation = 'insert' | 'update' | 'delete';

/** A query for the tags that the changed rows make stale; `rows` is the name of a transition table. */
type Tags = (rows: string) => string;

const userTags: Tags = (rows) => `select 'user:' || user_id from ${rows} r`;

/** A user and their matches, whose other members read the same data. */
const userAndMatchTags: Tags = (rows) => `
  ${userTags(rows)}
  union select 'match:' || seat.match_id from ${rows} r join match_members seat on seat.user_id = r.user_id`;

/** What decides whether a session is valid, apart from what its answers show. */
const accountTags: Tags = (rows) => `select 'account:' || user_id from ${rows} r`;

const usersTags: Tags = (rows) => `${accountTags(rows)} union ${userAndMatchTags(rows)}`;

/** Cached answers and sessions depend on these tables. See ADR 25. */
const WATCHED: ReadonlyArray<readonly [table: string, operations: readonly Operation[], tags: Tags]> = [
  ['users', ['update', 'delete'], (rows) => usersTags(`(select id as user_id from ${rows})`)],
  ['suspensions', ['insert', 'update', 'delete'], (rows) => `${accountTags(rows)} union ${userTags(rows)}`],
  ['meetup_requests', ['insert', 'update', 'delete'], userTags],
  [
    'matches',
    ['insert', 'update'],
    (rows) => `
      select 'match:' || id from ${rows}
      union select 'user:' || seat.user_id from ${rows} r join match_members seat on seat.match_id = r.id`,
  ],
  [
    'match_members',
    ['insert', 'delete'],
    (rows) => `select 'match:' || match_id from ${rows} union select 'user:' || user_id from ${rows}`,
  ],
  [
    'meetups',
    ['update'],
    (rows) => `select 'match:' || m.id from ${rows} r join matches m on m.meetup_id = r.id`,
  ],
  ['user_survey_responses', ['insert', 'update', 'delete'], userAndMatchTags],
  ['dinner_feedback', ['insert', 'update', 'delete'], userTags],
  [
    'blocks',
    ['insert', 'update', 'delete'],
    (rows) => `select 'user:' || blocker_id from ${rows} union select 'user:' || blocked_id from ${rows}`,
  ],
  [
    'chat_messages',
    ['update', 'delete'],
    (rows) => `select 'match:' || match_id from ${rows} where match_id is not null`,
  ],
  ['sessions', ['delete'], (rows) => `select session_tag(sid) from ${rows}`],
];

const TRANSITION_TABLES: Record<Operation, string> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const bothRows = (tags: Tags): string => `${tags('old_rows')} union ${tags('new_rows')}`;

const TAGS_OF: Record<Operation, (tags: Tags) => string> = {
  insert: (tags) => tags('new_rows'),
  update: bothRows,
  delete: (tags) => tags('old_rows'),
};

const feed = (name: string, when: string, tags: string): string => `
create function ${name}() returns trigger language plpgsql as $$
begin
  perform notify_changes(${tags});
  return null;
end $$;
create trigger ${name} ${when} execute function ${name}();`;

const statementFeeds = WATCHED.flatMap(([table, operations, tags]) =>
  operations.map((operation) =>
    feed(
      `${table}_${operation}_feed`,
      `after ${operation} on ${table} referencing ${TRANSITION_TABLES[operation]} for each statement`,
      `array(${TAGS_OF[operation](tags)})`,
    ),
  ),
);

/** With a column list or condition, which keeps frequent updates free: read marks and extended sessions. */
const rowFeeds = [
  feed(
    'match_members_row_feed',
    'after update of match_id, user_id, status, joined_at on match_members for each row',
    `array['match:' || new.match_id, 'user:' || new.user_id, 'user:' || old.user_id]`,
  ),
  feed(
    'sessions_row_feed',
    `after update on sessions for each row
      when (old.sess::text <> new.sess::text or old.restricted <> new.restricted or new.expire < old.expire)`,
    'array[session_tag(old.sid)]',
  ),
];

/** Triggers that notify every process of the tags that a transaction made stale. See ADR 25. */
export const changeFeed = `
-- Payloads stay below PostgreSQL's limit of 8,000 bytes; "*" stands for more tags than are worth listing.
create function notify_changes(tags text[]) returns void language plpgsql as $$
declare
  tag text;
  payload text := '';
begin
  if cardinality(tags) > 5000 then
    perform pg_notify('tablemates_changes', '*');
    return;
  end if;
  for tag in select distinct unnest(tags) loop
    if length(payload) + length(tag) > 7900 then
      perform pg_notify('tablemates_changes', payload);
      payload := '';
    end if;
    payload := payload || case when payload = '' then '' else ' ' end || tag;
  end loop;
  if payload <> '' then
    perform pg_notify('tablemates_changes', payload);
  end if;
end $$;

-- A hash, because the id of a session is a secret.
create function session_tag(sid text) returns text language sql immutable as $$
  select 'session:' || left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)
$$;
${[
  ...statementFeeds,
  ...rowFeeds,
  feed(
    'appearance_feed',
    'after insert or update or delete on appearance for each statement',
    `array['appearance']`,
  ),
].join('')}`;
