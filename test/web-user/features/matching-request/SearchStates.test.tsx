import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FindingYourGroup } from '../../../../web-user/src/features/matching-request/SearchStates.js';
import type { ActiveRequest } from '../../../../web-user/src/shared/api/types.js';
import '../../../../web-user/src/shared/i18n/icu-messages.js';
import { aRequest } from '../../../support/web/a-request.js';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function show(fields: Partial<ActiveRequest>): string {
  cleanup();
  render(<FindingYourGroup request={aRequest({ decidedAt: inDays(2), maxDistance: 45, ...fields })} />);
  return screen.getByRole('heading').parentElement!.textContent!;
}

it('a running search says until when it lasts and how the user will know', () => {
  expect(show({})).toContain("We'll email you when it's ready, by Friday morning.");
});

it('a search after the final run promises no table, only a seat that opens up', () => {
  const text = show({ decidedAt: inDays(-1) });
  expect(text).toContain("If a seat opens up, it's yours and we'll email you.");
  expect(text).not.toContain('Friday');
});

it.each([
  ['few', 'Only a few people want this evening so far.'],
  ['five_or_more', '5 or more people are waiting with you.'],
  ['ten_or_more', '10 or more people are waiting with you.'],
] as const)('a search among %s says so', (othersWaiting, text) => {
  expect(show({ othersWaiting })).toContain(text);
});

it('a search says what would help, and nothing where nothing would', () => {
  const [widen, locate] = [
    'A longer distance or a wider age range would help.',
    'Adding your location would help.',
  ];
  expect(show({ maxDistance: 10 })).toContain(widen);
  expect(show({ ageRangeMin: 22 })).toContain(widen);
  expect(show({ distanceApplies: false })).toContain(locate);
  for (const fields of [{}, { maxDistance: 10, othersWaiting: 'ten_or_more' as const }])
    expect(show(fields)).not.toContain('help');
  expect(show({ distanceApplies: false, keepsLocation: true })).not.toContain(locate);
});
