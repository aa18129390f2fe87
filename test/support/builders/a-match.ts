import { Match } from '../../../src/domain/match/match.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import type { TimeZone } from '../../../src/domain/shared/time-zone.js';
import { DINNER } from './a-request.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

/**
 * A pending match. Request ids are user ids plus 1000: user 1007 has request 2007. With the id null it is a new entity.
 */
export function aMatch(
  userIds: readonly number[] = [1001, 1002, 1003, 1004],
  fields: { id?: number | null; slot?: Slot; timeZone?: TimeZone; score?: number; formedAt?: Date } = {},
): Match {
  const { id = 1, slot = DINNER, timeZone = 'America/New_York', score = 50, formedAt = MONDAY } = fields;
  const match = Match.form(slot, timeZone, userIds.map(aNewMember), score, formedAt);
  if (id !== null) match.assignId(id);
  return match;
}

export const aNewMember = (userId: number) => ({ userId, requestId: userId + 1000 });
