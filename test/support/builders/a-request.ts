import {
  MatchingRequest,
  type RequestWishes,
} from '../../../src/domain/matching-request/matching-request.js';
import type { Slot } from '../../../src/domain/shared/slot.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

/** The first Saturday that can be requested on MONDAY: the 7th, 6 pm in New York. */
export const DINNER: Slot = { preferredDate: '2026-03-07', preferredTime: 'dinner', venueType: 'restaurant' };

/** A valid request. Without an id it is a new entity. */
export function aRequest(
  fields: Partial<RequestWishes> & { id?: number; openedAt?: Date } = {},
): MatchingRequest {
  const { id, openedAt = MONDAY, ...wishes } = fields;
  const request = MatchingRequest.open(
    {
      userId: 1001,
      slot: DINNER,
      maxDistance: 10,
      ageRangeMin: null,
      ageRangeMax: null,
      timeZone: 'America/New_York',
      ...wishes,
    },
    null,
    false,
    openedAt,
  );
  if (id !== undefined) request.assignId(id);
  return request;
}
