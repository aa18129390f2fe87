import type { Memory } from './memory.js';
import type { OpenTable } from './rows.js';
import type { Town } from './town.js';

/** Notes each mail when it is queued, in the schema of the moved clock, which no part of the product knows. */
const LEDGER = `
  create table moved.mails (id text primary key, recipient text not null, queued_at timestamptz not null);
  create function moved.note_mail() returns trigger language plpgsql as $$ begin
    insert into moved.mails select new.payload->>'id', new.payload->>'to', moved.now()
      from graphile_worker._private_tasks where id = new.task_id and identifier = 'send-mail'
    on conflict do nothing;
    return null;
  end $$;
  create trigger note_mail after insert on graphile_worker._private_jobs
    for each row execute function moved.note_mail();`;

/** Compares what was queued with what the mail server took. */
export class MailLedger {
  /** Mails that a killed process may have sent a second time; their id lets the recipient's server recognize them. */
  private readonly repeated = new Set<string>();
  private seen = 0;
  private readonly taken = new Map<string, number>();
  private readonly texts = new Set<string>();

  private constructor(private readonly town: Town) {}

  /** @param town before its first mail, or right after its database was restored */
  static async of(town: Town): Promise<MailLedger> {
    await town.stage.database.query(LEDGER);
    return new MailLedger(town);
  }

  /** After a restore: the mails of the former database stay known, those that wait are in the new queue. */
  async moveOver(): Promise<void> {
    await this.town.stage.database.query(LEDGER);
    await this.town.stage.database.query(
      `insert into moved.mails select payload->>'id', payload->>'to', moved.now() from graphile_worker._private_jobs
         join graphile_worker._private_tasks t on t.id = task_id where identifier = 'send-mail'`,
    );
  }

  /** Mails under way when the process was killed may come twice, with the same id. */
  async noteKill(): Promise<void> {
    for (const id of await this.waiting()) this.repeated.add(id);
  }

  /** The ids of mails that are queued or running. */
  async waiting(): Promise<string[]> {
    const { rows } = await this.town.stage.database.query<{ id: string }>(
      `select payload->>'id' as id from graphile_worker._private_jobs join graphile_worker._private_tasks t
         on t.id = task_id where identifier = 'send-mail'`,
    );
    return rows.map(({ id }) => id);
  }

  /** @returns what was lost or doubled until now; nothing may be due */
  async check(isOutage: boolean): Promise<string[]> {
    const found: string[] = [];
    const arrived = new Set<string>();
    for (const { messageId, to, subject, text } of this.town.mails.taken.slice(this.seen)) {
      const id = messageId.slice(1).split('@')[0]!;
      arrived.add(id);
      const times = (this.taken.get(id) ?? 0) + 1;
      this.taken.set(id, times);
      if (times > 1 && !this.repeated.has(id)) found.push(`“${subject}” came ${times} times to ${to}`);
      const content = `${to}\n${subject}\n${text}`;
      if (times === 1 && this.texts.has(content))
        found.push(`“${subject}” came to ${to} with the same words as before`);
      this.texts.add(content);
    }
    this.seen = this.town.mails.taken.length;
    const { database } = this.town.stage;
    // What remains was not taken until now.
    await database.query('delete from moved.mails where id = any($1)', [[...arrived]]);
    if (isOutage) return found;
    const waiting = new Set(await this.waiting());
    const { rows } = await database.query<{ id: string; to: string }>(
      'select id, recipient as to from moved.mails',
    );
    const lost = rows.filter(({ id }) => !waiting.has(id));
    return [...found, ...lost.map(({ id, to }) => `the mail ${id} to ${to} was queued and has not come`)];
  }

  /** @returns the seated members of a Saturday to whom no mail told of a table since they asked for it */
  untold(tables: readonly OpenTable[], saturday: string, memory: Memory): string[] {
    const day = new Date(`${saturday}T12:00Z`).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
    });
    return tables
      .filter(({ isMeetup, date }) => !isMeetup && date === saturday)
      .flatMap(({ seats }) => seats.map(({ userId }) => memory.residents.get(userId)!))
      .filter(({ state, person }) => state === 'here' && !this.isTold(person.email, day))
      .map(({ firstName }) => `no mail told ${firstName} of their table on ${day}`);
  }

  private isTold(address: string, day: string): boolean {
    return this.town.mails
      .to(address)
      .some(({ subject }) => subject.startsWith('Your table is ready') && subject.includes(day));
  }
}
