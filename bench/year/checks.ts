import type { MailLedger } from './mail-ledger.js';
import type { Memory } from './memory.js';
import { PairRules } from './pairs.js';
import { retentionFindings } from './retention.js';
import { type OpenTable, openTablesOf } from './rows.js';
import type { Town } from './town.js';

const MOST_SEATS = 6;
const LEAST_SEATS = 3;

/** A meetup that is over keeps its count, also when members of it are gone. */
const COUNTERS = `
  select 'the meetup ' || o.id || ' counts ' || o.current_participants || ' of ' || count(s.id) as what
  from meetups o left join matches m on m.meetup_id = o.id
    left join match_members s on s.match_id = m.id and s.status in ('joined', 'confirmed', 'attended', 'no_show')
  where o.status = 'open' group by o.id having o.current_participants <> count(s.id)
  union all
  select 'the trust score of user ' || id || ' is ' || trust_score from users
  where deleted_at is null and auth_provider <> 'system' and trust_score <> 20 * (is_email_verified::int
    + (date_of_birth is not null)::int + is_phone_verified::int + is_id_verified::int + is_profile_picture_verified::int)
  union all
  select 'the request ' || r.id || ' is ' || r.status || ' and has ' || count(m.id) || ' seats'
  from meetup_requests r
    left join match_members s on s.request_id = r.id and s.status in ('joined', 'confirmed')
    left join matches m on m.id = s.match_id and m.status in ('pending', 'confirmed')
  where r.status in ('active', 'matched') group by r.id having count(m.id) <> (r.status = 'matched')::int
  union all
  select 'the receipts are numbered to ' || max(number) || ' and there are ' || count(*) || ' from ' || min(number)
  from receipts where number is not null having max(number) - min(number) + 1 <> count(*)`;

/** Looks at the town after each moment, when nothing is due. */
export class Checks {
  private readonly pairs: PairRules;

  constructor(
    private readonly town: Town,
    private readonly memory: Memory,
    readonly ledger: MailLedger,
  ) {
    this.pairs = new PairRules(memory);
  }

  /** @param isOutage whether the mail server cannot be reached */
  async afterMoment(isOutage: boolean): Promise<OpenTable[]> {
    const { findings, clock } = this.town;
    this.memory.remember(this.town.residents);
    const tables = await openTablesOf(this.town);
    findings.look('seats', doubleSeats(tables));
    findings.look('pairs', this.pairs.check(tables, clock.now));
    findings.look(
      'sizes',
      tables.filter(({ isMeetup, seats }) => !isMeetup && seats.length > MOST_SEATS).map(sizeOf),
    );
    findings.look('told', this.told(tables));
    // What the members sent and read was looked at with each answer.
    findings.look('answers', []);
    findings.look('blocks', []);
    findings.look('mails', await this.ledger.check(isOutage));
    findings.look('counters', await this.textsOf(COUNTERS));
    this.memory.seats = new Map(tables.map(({ id, seats }) => [id, seats.map(({ userId }) => userId)]));
    return tables;
  }

  /** After the final run of a Saturday. */
  afterFinalRun(tables: readonly OpenTable[], saturday: string): void {
    const ours = tables.filter(({ isMeetup, date }) => !isMeetup && date === saturday);
    this.town.findings.look(
      'finals',
      ours
        .filter(({ status }) => status === 'pending')
        .map(({ id }) => `the table ${id} is pending after its final run`),
    );
    this.town.findings.look('sizes', ours.filter(({ seats }) => seats.length < LEAST_SEATS).map(sizeOf));
  }

  /** On the morning after the final run, when those who slept were told too. */
  onFriday(tables: readonly OpenTable[], saturday: string): void {
    this.town.findings.look('mails', this.ledger.untold(tables, saturday, this.memory));
  }

  /** After the jobs of a night. */
  async afterNight(): Promise<void> {
    this.town.findings.look('retention', await retentionFindings(this.town));
  }

  /** What the members were told is compared with the rows, for tables that nobody joined or left since. */
  private told(tables: readonly OpenTable[]): string[] {
    const seatsOf = new Map(tables.map(({ id, seats }) => [id, seats.map(({ userId }) => userId)]));
    return this.town.here.flatMap(({ tables: own, firstName, id, toldAt }) =>
      toldAt !== this.town.findings.when
        ? []
        : own
            .filter((table) => seatsOf.get(table.id)?.includes(id))
            .filter(
              (table) =>
                [...table.participants].sort((a, b) => a - b).join() !== seatsOf.get(table.id)!.join(),
            )
            .map(
              (table) =>
                `${firstName} reads ${table.participants.join()} at ${table.id}, where ${seatsOf.get(table.id)!.join()} sit`,
            ),
    );
  }

  private async textsOf(query: string): Promise<string[]> {
    const { rows } = await this.town.stage.database.query<{ what: string }>(query);
    return rows.map(({ what }) => what);
  }
}

const sizeOf = ({ id, seats }: OpenTable): string => `the table ${id} has ${seats.length} seats`;

function doubleSeats(tables: readonly OpenTable[]): string[] {
  const taken = new Map<string, number>();
  const found: string[] = [];
  for (const { id, startsAt, seats } of tables)
    for (const { userId } of seats) {
      const key = `${userId} at ${startsAt.toISOString()}`;
      if (taken.has(key)) found.push(`user ${key} sits at ${taken.get(key)} and at ${id}`);
      taken.set(key, id);
    }
  return found;
}
