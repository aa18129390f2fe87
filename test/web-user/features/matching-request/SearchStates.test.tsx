import { DAY_MS } from '../../../../src/domain/shared/durations.js';
import { cleanup } from '@testing-library/react';
import { FindingYourGroup } from '../../../../web-user/src/features/matching-request/SearchStates.js';
import type { ActiveRequest } from '../../../../web-user/src/shared/api/types.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { renderFor } from '../../../support/web/render.js';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function show(fields: Partial<ActiveRequest>): string {
  cleanup();
  renderFor(
    ADA,
    <FindingYourGroup request={aRequest({ decidedAt: inDays(2), maxDistance: 45, ...fields })} />,
  );
  return document.body.textContent;
}

it('a running search says by which day it ends and how the user will know', () => {
  expect(show({})).toContain("We'll email you when it's ready, by Fri, Nov 27.");
});

it('a search after the final run promises no table, only a seat that opens up', () => {
  const text = show({ decidedAt: inDays(-1) });
  expect(text).toContain("If a seat opens up, it's yours and we'll email you.");
  expect(text).not.toContain('Fri,');
});

it.each([
  ['few', 'Only a few people want this lunch so far.'],
  ['five_or_more', '5 or more people are waiting with you.'],
  ['ten_or_more', '10 or more people are waiting with you.'],
] as const)('a search among %s says so', (othersWaiting, text) => {
  expect(show({ othersWaiting })).toContain(text);
});

it.each([
  ['few', null],
  ['five_or_more', '5 or more people are waiting with you.'],
] as const)('in its first minute a search among %s says %s', (othersWaiting, text) => {
  const said = show({ othersWaiting, createdAt: new Date(Date.now() - 50_000).toISOString() });
  if (text) expect(said).toContain(text);
  else expect(said).not.toContain('so far');
});

it('a search for dinner among few speaks of the evening', () => {
  expect(show({ preferredTime: 'dinner' })).toContain('Only a few people want this evening so far.');
});

it('a search says that a location would help where it has none, and never guesses about its limits', () => {
  const locate = 'Adding your location would help.';
  expect(show({ distanceApplies: false })).toContain(locate);
  for (const fields of [{}, { maxDistance: 10 }, { ageRangeMin: 22 }])
    expect(show(fields)).not.toContain('help');
  expect(show({ distanceApplies: false, keepsLocation: true })).not.toContain(locate);
});
