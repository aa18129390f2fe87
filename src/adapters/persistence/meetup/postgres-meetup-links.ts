import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedMeetup, MeetupLinks } from '../../../application/meetup/ports.js';

/** A conflict keeps the stored token; the update without a change makes `returning` include it. */
const PUT = `
  insert into meetup_links (meetup_id, token) values (?, ?)
  on conflict (meetup_id) do update set meetup_id = excluded.meetup_id
  returning token`;

const FIND = `
  select o.id as "meetupId", o.title, o.venue_type as "venueType", o.starts_at as "startsAt", o.time_zone as "timeZone",
    greatest(o.max_participants - o.current_participants
      - (select count(*)::int from meetup_waitlist w where w.meetup_id = o.id), 0) as "seatsLeft",
    case when o.latitude is not null then
      jsonb_build_object('latitude', o.latitude, 'longitude', o.longitude) end as coordinates
  from meetup_links l
  join meetups o on o.id = l.meetup_id
  where l.token = ? and o.status = 'open' and o.starts_at > ?`;

export class PostgresMeetupLinks implements MeetupLinks {
  constructor(private readonly em: EntityManager) {}

  async put(meetupId: number, token: string): Promise<string> {
    const [row] = await this.em.execute<Array<{ token: string }>>(PUT, [meetupId, token]);
    return row!.token;
  }

  async remove(meetupId: number): Promise<void> {
    await this.em.execute('delete from meetup_links where meetup_id = ?', [meetupId]);
  }

  async find(token: string, now: Date): Promise<LinkedMeetup | null> {
    const [row] = await this.em.execute<LinkedMeetup[]>(FIND, [token, now]);
    return row ? { ...row, startsAt: new Date(row.startsAt) } : null;
  }
}
