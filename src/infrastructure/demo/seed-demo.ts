import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import { firstOpenSaturday, openSaturdays } from '../../domain/shared/saturday.js';
import { MEAL_TIMES, type Slot, VENUE_TYPES } from '../../domain/shared/slot.js';
import { localDate } from '../../domain/shared/time-zone.js';
import { addDays } from '../../domain/shared/calendar-date.js';
import type { HomeArea } from '../config/config-people.js';
import { seedConsoleWork } from './console-work.js';
import { createDemoUsers } from './create-demo-users.js';
import { createDemoMeetups } from './create-demo-meetups.js';
import { proposeDemoVenues } from './propose-venues.js';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.js';
import { ignoreDomainErrors } from './ignore-domain-errors.js';

/** One less than a table needs, so that a new user completes one. */
const WAITING_PER_SLOT = TABLE_SIZE.target - 1;
/** The Saturdays that the request form offers. */
const SATURDAYS_WITH_PLANS = 3;

/**
 * Seeds sixty users of one town. At every start, each slot of the coming Saturdays gets enough open requests for a new
 * user to complete a table, and open meetups are created. Idempotent.
 * @returns lines to print: how to sign in
 */
export async function seedDemo(container: Container, town: HomeArea): Promise<string[]> {
  const people = await createDemoUsers(container, DEMO_USERS, town, (index) => index > 0);
  const [fresh, idle, searching, ...others] = people as [number, number, number, ...number[]];
  const seated = others.splice(0, TABLE_SIZE.target);
  const first = firstOpenSaturday(
    localDate(container.get(OPENED).clock.now(), container.get(OPENED).config.timeZone),
  );

  const later = (weeks: number): string => addDays(first, 7 * weeks);
  await openRequests(container, [searching], {
    preferredDate: later(4),
    preferredTime: 'dinner',
    venueType: 'restaurant',
  });
  await openRequests(container, seated, {
    preferredDate: later(3),
    preferredTime: 'lunch',
    venueType: 'cafe',
  });
  for (const slot of slotsFrom(first))
    await openRequests(container, others.splice(0, WAITING_PER_SLOT), slot);
  await createDemoMeetups(container, people.slice(-24), town, first);
  const consoleLines = await seedConsoleWork(container, people, town);
  await proposeDemoVenues(container, seated, town);

  const accounts = [
    [fresh, 'has not answered the survey yet'],
    [idle, 'is ready to ask for a table'],
    [searching, 'is searching'],
    [seated[0]!, 'sits at a table of five'],
  ] as const;
  return [
    `Demo: everyone lives in ${town.label}, and every password is '${DEMO_PASSWORD}'.`,
    ...accounts.map(([id, what]) => `  ${DEMO_USERS[people.indexOf(id)]!.username} ${what}`),
    '  Eight open meetups are to come around the town; one of them is full.',
    ...consoleLines,
    '  Or sign up: ask for a table on one of the next three Saturdays and you sit at one within a minute.',
  ];
}

function slotsFrom(first: string): Slot[] {
  return openSaturdays(addDays(first, -2), SATURDAYS_WITH_PLANS).flatMap((preferredDate) =>
    MEAL_TIMES.flatMap((preferredTime) =>
      VENUE_TYPES.map((venueType) => ({ preferredDate, preferredTime, venueType })),
    ),
  );
}

/** Opens a request in the slot for each user without an open one. */
async function openRequests(container: Container, userIds: readonly number[], slot: Slot): Promise<void> {
  for (const userId of userIds) {
    const open = await container
      .get(OPENED)
      .unitOfWork.run(() => container.get(CONTEXTS).ports.requests.openOf(userId));
    if (open) continue;
    const command = { userId, slot, maxDistance: 25, ageRangeMin: null, ageRangeMax: null };
    await ignoreDomainErrors(container.get(CONTEXTS).matchingRequest.askingForTables.open(command));
  }
}
