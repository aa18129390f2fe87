import { answerDeadlineOf } from '../../../src/domain/table-change/answer-deadline.js';
import { DINNER } from '../../support/builders/a-request.js';

const deadlineAt = (now: string, zone = 'America/New_York') => answerDeadlineOf(DINNER, zone, new Date(now));

it('members who are asked after the final run have until noon of Friday, local time', () => {
  expect(deadlineAt('2026-03-06T05:20:00Z')).toEqual(new Date('2026-03-06T17:00:00Z'));
  expect(deadlineAt('2026-03-06T08:20:00Z', 'America/Los_Angeles')).toEqual(new Date('2026-03-06T20:00:00Z'));
});

it('members who are asked later have until four hours before the start', () => {
  expect(deadlineAt('2026-03-06T16:00:01Z')).toEqual(new Date('2026-03-07T19:00:00Z'));
  expect(deadlineAt('2026-03-07T18:00:00Z')).toEqual(new Date('2026-03-07T19:00:00Z'));
});

it('members are not asked when they would have less than an hour to answer', () =>
  expect(deadlineAt('2026-03-07T18:00:01Z')).toBeNull());
