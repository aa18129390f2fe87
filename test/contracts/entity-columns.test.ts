import { aDatabase } from '../support/postgres/test-database.js';

/** The columns of one table with the SQL of their defaults. */
type Columns = Readonly<Record<string, string | null>>;

/** The fields of each entity that clients and reports depend on, as column names. */
const ENTITIES: readonly (readonly [table: string, columns: string])[] = [
  [
    'users',
    `id username email password first_name last_name profile_image_url date_of_birth age is_email_verified
     has_taken_survey bio interests location latitude longitude google_id auth_provider trust_score is_id_verified
     is_phone_verified phone_number is_profile_picture_verified verification_status created_at updated_at`,
  ],
  [
    'pending_registrations',
    `id username email password first_name last_name date_of_birth age verification_code verification_expiry created_at`,
  ],
  ['password_resets', 'id email reset_code reset_expiry created_at'],
  ['sessions', 'sid sess expire'],
  [
    'user_survey_responses',
    'id user_id favorite_conversation_topic favorite_music personality_type created_at',
  ],
  [
    'meetup_requests',
    `id user_id meetup_type venue_type preferred_time preferred_date max_distance age_range_min age_range_max status
     created_at updated_at`,
  ],
  [
    'matches',
    `id meetup_type venue_type suggested_time suggested_date match_score suggested_location status created_at
     updated_at`,
  ],
  ['match_members', 'id match_id user_id status'],
  [
    'meetups',
    `id title description meetup_type max_participants current_participants restaurant_name restaurant_address
     restaurant_type scheduled_date scheduled_time status created_by age_range_min age_range_max max_distance
     required_interests created_at updated_at`,
  ],
  ['meetup_participants', 'id meetup_id user_id status joined_at'],
  ['chat_messages', 'id meetup_id match_id user_id message created_at'],
];

const DEFAULTS: readonly (readonly [column: string, value: string])[] = [
  ['users.is_email_verified', 'true'],
  ['users.has_taken_survey', 'false'],
  ['users.auth_provider', "'local'::text"],
  ['users.trust_score', '0'],
  ['users.is_id_verified', 'false'],
  ['users.is_phone_verified', 'false'],
  ['users.is_profile_picture_verified', 'false'],
  ['users.verification_status', "'pending'::text"],
  ['meetup_requests.max_distance', '5'],
  ['meetup_requests.status', "'active'::text"],
  ['matches.match_score', '0'],
  ['matches.status', "'pending'::text"],
  ['meetups.current_participants', '0'],
  ['meetups.status', "'open'::text"],
  ['match_members.status', "'joined'::text"],
];

describe('the schema', () => {
  const database = aDatabase();

  async function columnsOf(table: string): Promise<Columns> {
    const { rows } = await database.query<{ column_name: string; column_default: string | null }>(
      `select column_name, column_default from information_schema.columns
        where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return Object.fromEntries(rows.map((row) => [row.column_name, row.column_default]));
  }

  it.each(ENTITIES)('holds every field of %s', async (table, columns) => {
    expect(Object.keys(await columnsOf(table))).toEqual(expect.arrayContaining(columns.split(/\s+/)));
  });

  it.each(DEFAULTS)('sets the default of %s to %s', async (column, value) => {
    const [table, name] = column.split('.');
    expect((await columnsOf(table!))[name!]).toBe(value);
  });

  it.each([
    ['users', 'username'],
    ['users', 'email'],
    ['users', 'google_id'],
    ['match_members', 'match_id, user_id'],
  ])('keeps %s unique by %s', async (table, columns) => {
    const { rows } = await database.query<{ indexdef: string }>(
      'select indexdef from pg_indexes where schemaname = $1 and tablename = $2',
      ['public', table],
    );
    const plain = rows.map(({ indexdef }) =>
      indexdef.replace(/lower\((\w+)\)/g, '$1').replace(/ WHERE .*/, ''),
    );
    expect(plain.filter((index) => index.startsWith('CREATE UNIQUE INDEX')).join('\n')).toContain(
      `(${columns})`,
    );
  });
});
