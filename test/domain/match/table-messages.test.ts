import { confirmedMessage } from '../../../src/domain/match/table-messages.js';

it('the message about a confirmed table says Saturday, and on its day in its zone today or tonight', () => {
  const told = (now: string, startsAt: string) =>
    confirmedMessage(
      { suggestedDate: '2026-03-07', startsAt: new Date(startsAt), timeZone: 'America/Los_Angeles' },
      new Date(now),
    ).params;
  const [lunch, dinner] = ['2026-03-07T21:00:00Z', '2026-03-08T02:00:00Z'] as const;
  expect(told('2026-03-07T07:59:00Z', dinner)).toEqual({ day: 'saturday' });
  expect(told('2026-03-07T08:00:00Z', dinner)).toEqual({ day: 'tonight' });
  expect(told('2026-03-08T01:00:00Z', dinner)).toEqual({ day: 'tonight' });
  expect(told('2026-03-07T18:00:00Z', lunch)).toEqual({ day: 'today' });
});
