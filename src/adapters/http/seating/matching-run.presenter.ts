import type { MatchRecords } from '../../../application/match/match-records.js';
import type { MatchingRun } from '../../../application/seating/run-matching.js';
import { isCalendarDate } from '../../../domain/shared/calendar-date.js';
import type { MealTime, Slot, VenueType } from '../../../domain/shared/slot.js';
import { HttpError } from '../http-error.js';
import type { RunMatchingResponse, RunMatchingBody } from './run-matching.admin.dto.js';

/** Parses the slot options. @throws HttpError 400 for a date that does not exist */
export function slotsOf({ preferredDate, preferredTime, venueType }: RunMatchingBody): Partial<Slot> {
  if (preferredDate && !isCalendarDate(preferredDate)) {
    const message = 'Please choose a date';
    throw new HttpError(400, 'invalid_fields', message, { preferredDate: message });
  }
  return {
    ...(preferredDate && { preferredDate }),
    ...(preferredTime && { preferredTime: preferredTime as MealTime }),
    ...(venueType && { venueType: venueType as VenueType }),
  };
}

/** A run with the names of seated users; null for an account that has been deleted since. */
export async function presentRun(
  { slots, ms }: MatchingRun,
  dryRun: boolean,
  records: Pick<MatchRecords, 'people'>,
): Promise<RunMatchingResponse> {
  const userIds = slots.flatMap(({ tables }) => tables.flatMap(({ members }) => members));
  const names = new Map((await records.people(userIds)).map(({ id, name }) => [id, name]));
  return {
    dryRun,
    ms,
    slots: slots.map(({ slot, waiting, tables, stillWaiting, figures, skipped }) => ({
      date: slot.preferredDate,
      time: slot.preferredTime,
      venueType: slot.venueType,
      waiting,
      seated: tables.reduce((sum, { newcomers }) => sum + newcomers.length, 0),
      unseated: stillWaiting,
      skipped,
      figures: [...figures],
      tables: tables.map(({ matchId, members, newcomers, matchScore }) => ({
        matchId,
        matchScore,
        members: members.map((id) => ({ id, name: names.get(id) ?? '', isNew: newcomers.includes(id) })),
      })),
    })),
  };
}
