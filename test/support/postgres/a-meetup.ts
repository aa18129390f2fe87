import { PostgresMeetups } from '../../../src/adapters/persistence/meetup/postgres-meetups.js';
import { Meetup } from '../../../src/domain/meetup/meetup.js';
import { aMeetupForm, aParticipant, type MeetupFields } from '../builders/a-meetup.js';
import type { ProductDatabase } from './product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

/** Inserts a meetup with an organizer, attendees and a waitlist. */
export async function saveMeetup(
  database: ProductDatabase,
  organizer: number,
  fields: MeetupFields & {
    guests?: readonly number[];
    line?: readonly number[];
    isStaff?: boolean;
  } = {},
): Promise<{ id: number; matchId: number }> {
  const { guests = [], line = [], isStaff = false, ...form } = fields;
  const meetups = new PostgresMeetups(database.em, database.matches);
  return database.unitOfWork.run(async () => {
    const meetup = Meetup.plan(aMeetupForm(form), { userId: organizer, trustScore: 60, isStaff }, MONDAY);
    await meetups.add(meetup, MONDAY);
    for (const userId of guests) meetup.join(aParticipant(userId), MONDAY);
    for (const userId of line) meetup.joinWaitlist(aParticipant(userId), 0, MONDAY);
    await meetups.save(meetup);
    return { id: meetup.id, matchId: meetup.table.id };
  });
}
