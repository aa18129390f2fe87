import type { Town } from './town.js';

/** A day of grace, because the jobs run at least daily. */
const PAST = (days: number) => `now() - interval '${days + 1} days'`;

/** By the rows of docs/privacy.md: what counts what should have been removed. */
const ROWS: Readonly<Record<string, string>> = {
  'accounts deleted 28 days ago': `select from users where deleted_at < ${PAST(28)}`,
  'sign-ups that were not finished': `select from pending_registrations where verification_expiry < ${PAST(1)}`,
  'password resets that were not finished': `select from password_resets where reset_expiry < ${PAST(1)}`,
  'changes of addresses that were not finished': `select from email_changes where code_expires_at < ${PAST(1)}`,
  'chat messages 180 days after the match': `select from chat_messages c join matches m on m.id = c.match_id
    where m.status <> 'in_touch' and m.starts_at < ${PAST(180)}`,
  'texts of meetups 180 days after the date': `select from meetups where starts_at < ${PAST(180)}
    and (title <> 'Meetup' or description is not null or restaurant_name <> '' or latitude is not null)`,
  'places and bookings 180 days after the date': `select from matches m where m.starts_at < ${PAST(180)} and (
    exists (select from venue_proposals where match_id = m.id) or exists (select from venue_bookings where match_id = m.id)
    or exists (select from venue_votes where match_id = m.id) or exists (select from table_words where match_id = m.id)
    or exists (select from venue_areas where match_id = m.id) or m.suggested_location is not null)`,
  'who sat with whom a year after the date': `select from match_members s join matches m on m.id = s.match_id
    where m.status <> 'in_touch' and m.starts_at < ${PAST(365)}`,
  'feedback a year after the date': `select from dinner_feedback f join matches m on m.id = f.match_id
    where m.starts_at < ${PAST(365)}`,
  'proposed changes of tables that are over': `select from split_offers o join matches m on m.id = o.match_id
    where m.starts_at < ${PAST(0)}`,
  'groups of friends two days after the Saturday': `select from friend_groups where preferred_date < (${PAST(3)})::date`,
  'offers to meet again two days after the Saturday': `select from reunion_offers where preferred_date < (${PAST(3)})::date`,
  'missed tables after 90 days': `select from reliability_misses where at < ${PAST(90)} and appealed_at is null`,
  'offers of a chat of two after 14 days': `select from chat_offers where expires_at < ${PAST(0)} and chat_id is null`,
  'questions whether members are home safe after 48 hours': `select from home_safe_questions where asked_at < ${PAST(2)}`,
  'runs of the engine after 90 days': `select from seating_runs where at < ${PAST(90)}`,
  'receipts without their run': `select from receipts r join seating_runs s on s.id = r.run_id where s.at < ${PAST(90)}`,
  'evidence of decided reports after 180 days': `select from reports where decided_at < ${PAST(180)}
    and (evidence is not null or note is not null)`,
  'undecided reports after 180 days': `select from reports where decided_at is null and submitted_at < ${PAST(180)}
    and reason = 'spam'`,
  'dead jobs after 14 days': `select from dead_jobs where died_at < ${PAST(14)}`,
  'jobs that wait for more than two days past their time': `select from graphile_worker._private_jobs where run_at < ${PAST(1)}`,
};

const HAS_ROWS = Object.entries(ROWS)
  .map(([name, rows]) => `select '${name}' as what, (select count(*)::int from (${rows}) rows) as count`)
  .join('\nunion all ');
/** Messages of deleted accounts are erased within 30 days, and by then nothing else tells of them. */
const FORGOTTEN_AFTER_MS = 30 * 86_400_000;
/** Names are looked for in every table but one: the copy in a report outlives the account, and has a row of its own above. */
const TABLES = `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'reports'`;

/** What is still there past its retention, and every mention of those whose account was deleted a month ago. */
export async function retentionFindings(town: Town): Promise<string[]> {
  const { database } = town.stage;
  const { rows } = await database.query<{ what: string; count: number }>(HAS_ROWS);
  const kept = rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} × ${what}`);
  return [...kept, ...(await mentionsOfGone(town))];
}

async function mentionsOfGone({ stage: { database }, residents, clock }: Town): Promise<string[]> {
  const gone = residents.filter(
    ({ goneAt }) => goneAt && clock.now.getTime() - goneAt.getTime() > FORGOTTEN_AFTER_MS,
  );
  if (gone.length === 0) return [];
  const words = `\\y(${gone.flatMap(({ firstName, person }) => [firstName, person.username]).join('|')})\\y`;
  const { rows: tables } = await database.query<{ name: string }>(TABLES);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(
      `select left(t::text, 200) as row from public.${name} t where t::text ~ $1 limit 1`,
      [words],
    );
    if (rows[0]) found.push(`${name} tells of somebody who is gone: ${rows[0].row}`);
  }
  return found;
}
