import { CONTEXTS, OPENED } from '../compose/tokens.js';
import { setTimeout as pause } from 'node:timers/promises';
import type { Container } from 'inversify';
import type { HomeArea } from '../config/config-people.js';
import { DEMO_MEETUPS } from './demo-meetups.js';
import { ignoreDomainErrors } from './ignore-domain-errors.js';

/** The first has closed when a dinner starts, as its proposal then says. */
const HOURS = ['Mo-Su 07:00-16:00', 'Mo-Su 09:00-23:00'];

/** Attempts to find the table, POLL_INTERVAL_MS apart. */
const MAX_POLLS = 20;
const POLL_INTERVAL_MS = 250;

/**
 * Two members of a table propose a cafe each, so that its chat shows a ballot. A table that is not formed before the
 * timeout gets its ballot at the next start.
 */
export async function proposeDemoVenues(
  container: Container,
  seated: readonly number[],
  town: HomeArea,
): Promise<void> {
  const matchId = await tableOf(container, seated[0]!);
  if (matchId === null) return;
  const cafes = DEMO_MEETUPS.filter(({ venue }) => venue.venueType === 'cafe');
  for (const [at, { venue, street, offset }] of cafes.slice(0, 2).entries())
    await ignoreDomainErrors(
      container.get(CONTEXTS).venue.choosingVenues.propose({
        userId: seated[at + 1]!,
        matchId,
        name: venue.name,
        address: `${street}, ${town.label}`,
        latitude: town.latitude + offset.latitude,
        longitude: town.longitude + offset.longitude,
        openingHours: HOURS[at]!,
        evenIfClosed: true,
      }),
    );
}

async function tableOf(container: Container, userId: number): Promise<number | null> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const [matchId] = await container
      .get(OPENED)
      .unitOfWork.run(() => container.get(CONTEXTS).ports.matches.openTablesOf(userId));
    if (matchId !== undefined) return matchId;
    await pause(POLL_INTERVAL_MS);
  }
  return null;
}
