import type { Match } from '../../web-user/src/shared/api/types.js';
import { followPath } from '../support/browser/follow-path.js';
import { alterResponse, answer, failAt, delayResponses } from '../support/browser/alter-response.js';
import {
  expectNoFlawsInState,
  expectNoVisualFlaws,
  expectWholeWords,
  NARROW_LOOKS,
  PHONE,
} from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { sendMessage } from '../support/browser/chat.js';
import { expect, test } from '../support/browser/test.js';

const MESSAGES = /\/api\/matches\/\d+\/messages/;
const LONGEST_WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralter';
const archived = (match: Match): Match => ({ ...match, status: 'archived' });

test('upcoming and past matches have no visual flaws, nor do their error state, a match at home and the profile of a member', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const { matchId, people } = await town.table(['Ada', LONGEST_WORD, 'Cleo', 'Dan', 'Eve']);
  const adas = await openBrowser({ as: people[0]! });
  forgive(/status of 500/);
  await failAt(adas, '**/api/user/matches?*');
  await adas.goto('/matches');
  await expect(adas.getByText("We couldn't load your matches.")).toBeVisible();
  await expectNoFlawsInState(adas, 'matches that failed to load');

  await adas.unrouteAll({ behavior: 'wait' });
  await alterResponse<Match[]>(adas, '**/api/user/matches?*', ([match]) => [
    {
      ...match,
      status: 'confirmed',
      isSeatConfirmed: true,
      unread: 3,
      attendance: { confirmed: 5, late: [], here: [] },
    },
    { ...match, id: 2, meetupType: '1v1', users: match!.users.slice(0, 1), sharedInterest: 'food' },
    { ...match, id: 3, status: 'completed', feedback: null },
    archived({ ...match!, id: 4 }),
  ]);
  await adas.getByRole('button', { name: 'Try again' }).click();
  await expect(adas.getByText('Table is set')).toBeVisible();
  await expect(adas.getByRole('heading', { name: 'Past' })).toBeVisible();
  await expectNoVisualFlaws(adas, 'matches set, for two, enjoyed and past');
  await adas.getByRole('link', { name: 'Tell us' }).click();
  const sheet = adas.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Cleo' }).click();
  await expectNoVisualFlaws(adas, 'who was there');
  await sheet.getByRole('button', { name: 'Next' }).click();
  await sheet.getByRole('button', { name: "I'd meet everyone again" }).click();
  await sheet.getByRole('button', { name: "Anyone you'd rather not sit with?" }).click();
  await expectNoFlawsInState(adas, 'who would be met again');
  await sheet.getByRole('button', { name: 'Next' }).click();
  await sheet.getByRole('switch', { name: 'To the moderators' }).check();
  await expectNoFlawsInState(adas, 'the text of the feedback');
  await answer(adas, 'POST', '/api/matches/3/feedback', { status: 200, json: { message: 'Thank you!' } });
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByRole('region', { name: 'The bill' })).toBeVisible();
  await expectNoVisualFlaws(adas, 'the bill');
  await sheet.getByRole('button', { name: 'Done' }).click();

  await adas.unrouteAll({ behavior: 'wait' });
  await followPath(adas, '/');
  await expect(adas.getByText('Match Found')).toBeVisible();
  await expectNoVisualFlaws(adas, 'home with a match');
  await followPath(adas, `/chat/${matchId}`);
  await expect(adas.getByRole('heading', { name: 'Group Chat' })).toBeVisible();
  await adas.getByRole('button', { name: `${LONGEST_WORD}, open profile` }).click();
  await expect(adas.getByRole('dialog').getByText('No bio yet.')).toBeVisible();
  await expectNoVisualFlaws(adas, "a table-mate's profile");
});

for (const [locale, said, tell, next] of [
  ['fr-FR', '0 oui sur 5', 'Raconte-nous', 'Suivant'],
  ['de-DE', '0 von 5 haben zugesagt', 'Erzähl uns davon', 'Weiter'],
] as const)
  test(`the feedback and home with a match show whole words on narrow phones, in ${locale}`, async ({
    town,
    openBrowser,
  }) => {
    const { people } = await town.table(['Maximiliane', 'Ben', 'Cleo', 'Dan', 'Eve']);
    const page = await openBrowser({ as: people[0]!, locale });
    const expectGood = async (what: string) => {
      await expectWholeWords(page, what);
      if (locale === 'de-DE') await expectNoVisualFlaws(page, `${what}, in German`, { looks: NARROW_LOOKS });
    };
    await page.goto('/');
    await expect(page.getByText(said)).toBeVisible();
    await expectGood('home with a match');
    await alterResponse<Match[]>(page, '**/api/user/matches?*', ([match]) => [
      { ...match!, status: 'completed', feedback: null },
    ]);
    await followPath(page, '/matches');
    await page.getByRole('link', { name: tell }).click();
    await expectGood('who was there');
    await page.getByRole('button', { name: next }).click();
    await expectGood('who would be met again');
    await page.getByRole('button', { name: next }).click();
    await expectGood('the text of the feedback');
  });

test('a chat, its dialogs and their confirmations have no visual flaws, light and dark', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]! });
  await page.goto(`/chat/${matchId}`);
  await expect(page.getByRole('log')).toContainText('Tablemates System');
  await people[1]!.say(matchId, 'averyveryverylongword'.repeat(8));
  await expect(page.getByRole('log')).toContainText('averyveryverylongword');
  await sendMessage(page, 'Hello!');
  await expect(page.getByText('Sending...')).toBeHidden();
  await expectNoVisualFlaws(page, 'the chat');
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  await expectNoFlawsInState(page, 'the emoji');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^Where & when/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Location Required');
  await expectNoVisualFlaws(page, 'everything about the place, with a validation error');
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('button', { name: 'Delete message' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectNoFlawsInState(page, 'the menu');
  await page.getByRole('menuitem', { name: 'Cancel Meeting' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFlawsInState(page, 'the confirmation of a cancellation');
  await page.getByRole('button', { name: 'Keep Meeting' }).click();
  await page.getByRole('button', { name: 'Leave Match' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFlawsInState(page, 'the confirmation of leaving');
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFlawsInState(page, 'the confirmation of a deletion');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expectNoFlawsInState(page, 'a deleted message');
});

test('a chat has no visual flaws while loading, with two members, archived, offline and when loading fails', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]!, overLine: true });
  forgive(/net::ERR_|WebSocket connection to|status of 500/);
  await failAt(page, MESSAGES);
  await page.goto(`/chat/${matchId}`);
  const failure = page.getByText("We couldn't load the messages.");
  await expect(failure).toBeVisible();
  await expectNoFlawsInState(page, 'a chat that failed to load');

  await page.unrouteAll({ behavior: 'wait' });
  const release = await delayResponses(page, MESSAGES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Group Chat' })).toBeVisible();
  await expectNoFlawsInState(page, 'a chat, loading');
  release();
  await expect(page.getByRole('log')).toContainText('Tablemates System');

  await expect(page.getByText('Reconnecting...')).toBeHidden();
  product.line.stopForwarding();
  await sendMessage(page, 'Is this thing on?');
  product.line.disconnect();
  await expect(page.getByText('Reconnecting...')).toBeVisible();
  await expectNoFlawsInState(page, 'a chat that reconnects, with a message on its way');
  product.line.reconnect();
  await expect(page.getByText('Reconnecting...')).toBeHidden();

  const detail = new RegExp(`/api/matches/${matchId}$`);
  await alterResponse<Match>(page, detail, (match) =>
    archived({ ...match, meetupType: '1v1', users: match.users.slice(0, 1) }),
  );
  await page.route(MESSAGES, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole('heading', { name: '1-on-1 Chat' })).toBeVisible();
  await expectNoFlawsInState(page, 'an empty chat between two that is closed');
});
