import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import { addDays, type CalendarDate } from '../../domain/shared/calendar-date.js';
import type { HomeArea } from '../config/config-people.js';
import { DEMO_MEETUPS, type DemoMeetup } from './demo-meetups.js';

/** Creates the upcoming demo meetups that are missing. The first users organize, the others attend. */
export async function createDemoMeetups(
  container: Container,
  people: readonly number[],
  town: HomeArea,
  firstSaturday: CalendarDate,
): Promise<void> {
  const organizers = people.slice(0, DEMO_MEETUPS.length);
  const attendees = people.slice(DEMO_MEETUPS.length);
  for (const [index, meetup] of DEMO_MEETUPS.entries()) {
    const organizer = organizers[index]!;
    if (await isUpcoming(container, organizer, meetup)) continue;
    await verifyPhone(container, organizer, index);
    const { meetupId } = await planMeetup(container, organizer, meetup, town, firstSaturday);
    for (const userId of attendeesOf(meetup, index, attendees))
      await container.get(CONTEXTS).meetup.meetupSeats.join(userId, meetupId);
  }
}

async function isUpcoming(container: Container, organizer: number, { title }: DemoMeetup): Promise<boolean> {
  const own = await container.get(CONTEXTS).meetup.readMeetups.own(organizer);
  return own.some(({ row, mayJoin }) => mayJoin && row.title === title);
}

/** Verifies the phone of a user with a fictional number, because organizing requires it. */
function verifyPhone(container: Container, userId: number, index: number): Promise<void> {
  return container.get(OPENED).unitOfWork.run(async () => {
    const user = await container.get(CONTEXTS).ports.users.findForUpdate(userId);
    user!.verifyPhone(`+1734555010${index}`, container.get(OPENED).clock.now());
    await container.get(CONTEXTS).ports.users.save(user!);
  });
}

function planMeetup(
  container: Container,
  userId: number,
  { street, week, guests: _guests, offset, venue, ...meetup }: DemoMeetup,
  town: HomeArea,
  firstSaturday: CalendarDate,
): Promise<{ readonly meetupId: number }> {
  return container.get(CONTEXTS).meetup.organizingMeetups.plan({
    ageRangeMin: null,
    ageRangeMax: null,
    ...meetup,
    userId,
    byStaff: false,
    venue: {
      ...venue,
      address: `${street}, ${town.label}`,
      coordinates: {
        latitude: town.latitude + offset.latitude,
        longitude: town.longitude + offset.longitude,
      },
      imageUrl: null,
    },
    scheduledDate: addDays(firstSaturday, 7 * week),
    maxDistance: null,
    enforceLimits: false,
  });
}

/** Selects attendees in rotation, with another offset for each meetup. */
function attendeesOf({ guests }: DemoMeetup, index: number, attendees: readonly number[]): number[] {
  return Array.from({ length: guests }, (_, guest) => attendees[(index * 5 + guest) % attendees.length]!);
}
