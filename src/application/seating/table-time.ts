import { type TimeZone, zoneOfMost } from '../../domain/shared/time-zone.js';
import type { WaitingSeeker } from './ports.js';

/** The zone of a table that these users form, in which its meal starts. */
export const tableZone = (people: readonly WaitingSeeker[]): TimeZone =>
  zoneOfMost(people.map(({ timeZone }) => timeZone));

/** Whether none of the users has a seat elsewhere at this UTC instant. */
export const areFreeAt = (people: readonly WaitingSeeker[], startsAt: Date): boolean =>
  people.every(({ busyAt }) => busyAt.every((instant) => instant.getTime() !== startsAt.getTime()));
