import type { LinkedMeetup, MeetupLinks } from '../../../src/application/meetup/ports.js';
import type { InMemoryMeetups } from './in-memory-meetups.js';

export class InMemoryMeetupLinks implements MeetupLinks {
  private readonly tokens = new Map<number, string>();

  constructor(private readonly meetups: InMemoryMeetups) {}

  async put(meetupId: number, token: string): Promise<string> {
    if (!this.tokens.has(meetupId)) this.tokens.set(meetupId, token);
    return this.tokens.get(meetupId)!;
  }

  async remove(meetupId: number): Promise<void> {
    this.tokens.delete(meetupId);
  }

  async find(token: string, now: Date): Promise<LinkedMeetup | null> {
    const [meetupId] = [...this.tokens].find(([, each]) => each === token) ?? [];
    const meetup = meetupId === undefined ? null : await this.meetups.findForUpdate(meetupId);
    if (!meetup?.table.isAhead(now)) return null;
    const { id, title, venue, startsAt, timeZone, table, waitlist } = meetup;
    return {
      ...{
        meetupId: id,
        title,
        venueType: venue.venueType,
        startsAt,
        timeZone,
        coordinates: venue.coordinates,
      },
      seatsLeft: Math.max(table.freeSeats - waitlist.length, 0),
    };
  }
}
