import { expect, it } from '@jest/globals';
import { type PastRequest, wasOpenAtFinalRun } from '../../../../src/domain/seating/what-if/past-request.js';
import { aSeeker } from '../seekers.js';

/** 00:15 on the Friday in New York. */
const FINAL_RUN = Date.parse('2026-11-20T05:15:00Z');
const at = (minutes: number) => new Date(FINAL_RUN + minutes * 60_000);

const aRequest = (story: Partial<PastRequest>): PastRequest => ({
  slot: { preferredDate: '2026-11-21', preferredTime: 'dinner', venueType: 'cafe' },
  timeZone: 'America/New_York',
  createdAt: at(-60),
  withdrawnAt: null,
  person: aSeeker(1),
  ...story,
});

it.each<[string, Partial<PastRequest>, boolean]>([
  ['that was opened before it', {}, true],
  ['that was opened after it', { createdAt: at(1) }, false],
  ['that was withdrawn before it', { withdrawnAt: at(-1) }, false],
  ['that was withdrawn after it', { withdrawnAt: at(1) }, true],
  ['of a time zone that had it earlier', { createdAt: at(-60), timeZone: 'Europe/Madrid' }, false],
])('a request %s takes part in the final run or not', (_, story, takesPart) => {
  expect(wasOpenAtFinalRun(aRequest(story))).toBe(takesPart);
});
