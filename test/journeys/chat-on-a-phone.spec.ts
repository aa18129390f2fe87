import type { Page } from '@playwright/test';
import type { Match, VenueBallot } from '../../web-user/src/shared/api/types.js';
import { localDate } from '../../src/domain/shared/time-zone.js';
import { alterResponse } from '../support/browser/alter-response.js';
import { expect, test } from '../support/browser/test.js';

const HOUR_MS = 3_600_000;
const softly = expect.configure({ soft: true });

/** Phones, upright and lying. */
const PHONES = [
  [320, 568],
  [360, 640],
  [360, 780],
  [390, 844],
  [740, 360],
] as const;
/** What a laptop of 1280 x 720 and two of the phones show at 200 % zoom. */
const ZOOMED = [
  [640, 360],
  [180, 390],
  [195, 422],
] as const;
/** What a keyboard leaves of each of the phones. */
const ABOVE_KEYBOARD = [
  [320, 315],
  [360, 380],
  [360, 480],
  [390, 508],
  [740, 170],
] as const;

/** The share of the height that the messages have, how much of the input is visible, and what is wider than the screen. */
const LAYOUT = `(() => {
  const seen = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  };
  const input = document.querySelector('textarea');
  return {
    messages: seen(document.querySelector('[role=log]')) / innerHeight,
    input: seen(input) / input.getBoundingClientRect().height,
    beyond: document.scrollingElement.scrollWidth - innerWidth,
  };
})()`;

interface Layout {
  readonly messages: number;
  readonly input: number;
  readonly beyond: number;
}

async function expectRoom(
  page: Page,
  what: string,
  sizes: typeof PHONES | typeof ZOOMED | typeof ABOVE_KEYBOARD,
) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const flaws = async () => {
      const { messages, input, beyond } = await page.evaluate<Layout>(LAYOUT);
      return [
        messages < 0.5 && `the messages have ${Math.round(messages * 100)} %`,
        input < 1 && `${Math.round(input * 100)} % of the input are visible`,
        beyond > 0 && `${beyond} px beyond the sides`,
      ].filter(Boolean);
    };
    await softly.poll(flaws, { message: `${what}, ${width} x ${height}`, timeout: 2_000 }).toEqual([]);
  }
}

/** What of the table and its vote differs in a state of the week. */
interface State {
  readonly match?: Partial<Match>;
  readonly ballot?: Partial<VenueBallot>;
  readonly isAskedToMove?: boolean;
}

const startingIn = (hours: number): Partial<Match> => {
  const startsAt = new Date(Date.now() + hours * HOUR_MS);
  return { startsAt: startsAt.toISOString(), suggestedDate: localDate(startsAt, 'America/New_York') };
};
const GOING: Partial<Match> = { status: 'confirmed', isSeatConfirmed: true };
const aVenue = (id: number): VenueBallot['venues'][number] => ({
  id,
  name: `Cafe with a long name of its own ${id}`,
  address: '12 Main Street',
  latitude: 42.37,
  longitude: -71.11,
  venueType: 'cafe',
  phone: null,
  website: null,
  bookingPolicy: null,
  openness: 'open',
  byProduct: true,
  proposedBy: null,
  votes: 0,
  isMine: false,
  isFull: false,
});
const VENUES = [aVenue(1), aVenue(2)];
const asked = { status: 'asked', bookerId: null, bookedAs: null } as const;

const WEEK: Readonly<Record<string, State>> = {
  'nobody has said yes': {},
  'no place was suggested': { match: GOING },
  'there are places to vote for': { match: GOING, ballot: { venues: VENUES, chosenId: 1 } },
  'nobody books': {
    match: { ...GOING, booking: asked },
    ballot: { venues: VENUES, chosenId: 1, booking: asked },
  },
  'a question about another table waits': { match: GOING, isAskedToMove: true },
  'the meal is in half an hour': { match: { ...GOING, ...startingIn(0.5) } },
  'it has begun': { match: { ...GOING, ...startingIn(-0.5) } },
  'the meal is over': { match: { ...GOING, ...startingIn(-5), status: 'completed' } },
};

test('on a phone the messages have half of the height and the input is visible, in each state of the week', async ({
  town,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]! });
  for (const [state, { match, ballot, isAskedToMove }] of Object.entries(WEEK)) {
    await alterResponse<Match>(page, new RegExp(`/api/matches/${matchId}$`), (was) => ({ ...was, ...match }));
    await alterResponse<VenueBallot>(page, '**/api/matches/*/venues', (was) => ({ ...was, ...ballot }));
    if (isAskedToMove)
      await page.route('**/api/matches/*/change', (route) =>
        route.fulfill({
          json: {
            change: {
              kind: 'second_table',
              others: ['Ben', 'Cleo'],
              newcomers: 1,
              agrees: null,
              expiresAt: new Date(Date.now() + 5 * HOUR_MS).toISOString(),
            },
          },
        }),
      );
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/chat/${matchId}`);
    await expect(page.getByRole('log')).toContainText('Tablemates System');
    const leave = page.getByText('Leave Match').filter({ visible: true });
    await expect(leave).toHaveCount(match?.status === 'completed' ? 0 : 1);
    const line = page.getByRole('button', { name: /^Where & when/ });
    await line.click();
    await expect(page.getByRole('dialog', { name: 'Where & when' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
    const input = page.getByLabel('Message', { exact: true });
    await expect(input).toBeVisible();
    await expectRoom(page, state, PHONES);
    await expectRoom(page, state, ZOOMED);
    await input.focus();
    await expectRoom(page, `${state}, with the keyboard`, ABOVE_KEYBOARD);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
