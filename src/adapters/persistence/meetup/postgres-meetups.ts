import { type EntityManager, raw } from '@mikro-orm/postgresql';
import type { Matches } from '../../../application/match/ports.js';
import type { Meetups } from '../../../application/meetup/ports.js';
import type { Meetup, WaitlistEntry } from '../../../domain/meetup/meetup.js';
import { MeetupMapping } from './meetup.mapping.js';

const MOST_RECENT = 50;

/** A meetup is a row of its own, its waitlist and its match. */
export class PostgresMeetups implements Meetups {
  constructor(
    private readonly em: EntityManager,
    private readonly matches: Matches,
  ) {}

  async add(meetup: Meetup, now: Date): Promise<void> {
    this.em.persist(meetup);
    await this.em.flush();
    await this.matches.add(meetup.setTable(now));
  }

  async save(meetup: Meetup): Promise<void> {
    await this.saveWaitlist(meetup);
    await this.matches.save(meetup.table);
  }

  /** Takes the row lock of the match before that of the meetup, in the same order as every change of a seat. */
  async findForUpdate(meetupId: number): Promise<Meetup | null> {
    const matchId = await this.tableOf(meetupId);
    const table = matchId === null ? null : await this.matches.findForUpdate(matchId);
    if (!table) return null;
    await this.em.execute(`select 1 from meetups where id = ? for no key update`, [meetupId]);
    const meetup = await this.em.findOneOrFail(MeetupMapping, { id: meetupId }, { refresh: true });
    meetup.hydrate(table, await this.waitlistOf(meetupId));
    return meetup;
  }

  async tableOf(meetupId: number): Promise<number | null> {
    const [row] = await this.em.execute<Array<{ id: number }>>(`select id from matches where meetup_id = ?`, [
      meetupId,
    ]);
    return row?.id ?? null;
  }

  plannedSince(instant: Date, userId: number): Promise<Meetup[]> {
    return this.em.find(
      MeetupMapping,
      { createdBy: userId, createdAt: { $gte: instant }, [raw('status')]: 'open' },
      { disableIdentityMap: true, orderBy: { id: 'desc' }, limit: MOST_RECENT },
    );
  }

  async waitlistsOf(userId: number, now: Date): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select meetup_id as id from meetup_waitlist w join meetups m on m.id = w.meetup_id
       where user_id = ? and m.status = 'open' and m.starts_at > ?::timestamptz order by meetup_id`,
      [userId, now],
    );
    return rows.map(({ id }) => id);
  }

  private waitlistOf(meetupId: number): Promise<WaitlistEntry[]> {
    return this.em.execute<WaitlistEntry[]>(
      `select user_id as "userId", since from meetup_waitlist where meetup_id = ? order by id`,
      [meetupId],
    );
  }

  private async saveWaitlist({ id, waitlist }: Meetup): Promise<void> {
    const waiting = `jsonb_to_recordset(?::jsonb) waiting ("userId" int, since timestamptz)`;
    const values = [id, JSON.stringify(waitlist)];
    await this.em.execute(
      `delete from meetup_waitlist where meetup_id = ? and user_id not in (select "userId" from ${waiting})`,
      values,
    );
    await this.em.execute(
      `insert into meetup_waitlist (meetup_id, user_id, since) select ?, "userId", since from ${waiting}
       on conflict (meetup_id, user_id) do nothing`,
      values,
    );
  }
}
