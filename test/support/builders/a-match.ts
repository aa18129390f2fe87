import { Match } from '../../../src/domain/match/match.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import type { TimeZone } from '../../../src/domain/shared/time-zone.js';
import { DINNER } from './a-request.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

/**
 * A pending table of these people. Whoever is number 1007 came with request 2007, and so on. Without an id, as
 * one that is yet to be kept, unless one is given.
 */
export function aMatch(
  userIds: readonly number[] = [1001, 1002, 1003, 1004],
  fields: { id?: number; slot?: Slot; timeZone?: TimeZone; score?: number; formedAt?: Date } = {},
): Match {
  const { id, slot = DINNER, timeZone = 'America/New_York', score = 50, formedAt = MONDAY } = fields;
  const match = Match.form(slot, timeZone, userIds.map(aGuest), score, formedAt);
  return id === undefined ? match : Object.assign(match, { id });
}

export const aGuest = (userId: number) => ({ userId, requestId: userId + 1000 });
