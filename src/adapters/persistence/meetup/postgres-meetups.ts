import { type EntityManager, type InferEntity, raw } from '@mikro-orm/postgresql';
import type { Matches } from '../../../application/match/ports.js';
import type { Meetups } from '../../../application/meetup/ports.js';
import { Meetup, type MeetupState, type WaitlistEntry } from '../../../domain/meetup/meetup.js';
import type { MeetupVenue } from '../../../domain/meetup/venue.js';
import { Records } from '../records.js';
import { MeetupRecord } from './meetup.mapping.js';

const MOST_RECENT = 50;

/** A meetup is a row of its own, its waitlist and its match. */
export class PostgresMeetups implements Meetups {
  private readonly records: Records<MeetupState, Meetup, 'venue' | 'table' | 'waitlist'>;

  constructor(
    private readonly em: EntityManager,
    private readonly matches: Matches,
  ) {
    this.records = new Records(em, MeetupRecord, Meetup);
  }

  async add(meetup: Meetup, now: Date): Promise<void> {
    await this.records.save(meetup);
    await this.matches.add(meetup.setTable(now));
  }

  async save(meetup: Meetup): Promise<void> {
    await this.records.save(meetup);
    await this.saveWaitlist(meetup);
    await this.matches.save(meetup.table);
  }

  /** Takes the row lock of the match before that of the meetup, in the same order as every change of a seat. */
  async findForUpdate(meetupId: number): Promise<Meetup | null> {
    const matchId = await this.tableOf(meetupId);
    const table = matchId === null ? null : await this.matches.findForUpdate(matchId);
    if (!table) return null;
    await this.em.execute(`select 1 from meetups where id = ? for no key update`, [meetupId]);
    const record = await this.em.findOneOrFail(MeetupRecord, { id: meetupId }, { refresh: true });
    const waitlist = await this.waitlistOf(meetupId);
    return this.records.restore(record, { venue: venueOf(record), table, waitlist });
  }

  async tableOf(meetupId: number): Promise<number | null> {
    const [row] = await this.em.execute<Array<{ id: number }>>(`select id from matches where meetup_id = ?`, [
      meetupId,
    ]);
    return row?.id ?? null;
  }

  async plannedSince(instant: Date, userId: number): Promise<Meetup[]> {
    const found = await this.em.find(
      MeetupRecord,
      { createdBy: userId, createdAt: { $gte: instant }, [raw('status')]: 'open' },
      { disableIdentityMap: true, orderBy: { id: 'desc' }, limit: MOST_RECENT },
    );
    return found.map((record) =>
      this.records.restore(record, { venue: venueOf(record), table: null, waitlist: [] }),
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

/** A plain copy, because MikroORM's embedded objects have a prototype that a restored state does not. */
const venueOf = ({
  venue: { coordinates, imageUrl, ...venue },
}: InferEntity<typeof MeetupRecord>): MeetupVenue => ({
  ...venue,
  imageUrl: imageUrl ?? null,
  coordinates: coordinates ? { ...coordinates } : null,
});
