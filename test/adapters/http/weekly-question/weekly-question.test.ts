import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aProduct } from '../../../support/http/test-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

/** A Wednesday; the home zone of the product is New York. */
const WEDNESDAY = new Date('2026-11-25T15:00:00Z');
const MONDAY = new Date('2026-11-30T14:00:00Z');
const SATURDAY = '2026-12-05';
const SETTING = '/api/user/weekly-question';
const LAST_CHOICES = { venueType: 'restaurant', preferredTime: 'dinner', maxDistance: 35, ageRangeMin: 30 };

let now = WEDNESDAY;
const clock = { now: () => now, set: (instant: Date) => void (now = instant) };
const product = aProduct({ clock });
let ada: APerson;
beforeEach(async () => {
  clock.set(WEDNESDAY);
  ada = await product.person().signUp({ firstName: 'Ada' });
});

/** Runs the job as two servers at once would. */
async function ask(): Promise<void> {
  for (const key of ['one', 'other'])
    await product.query(`select graphile_worker.add_job('ask-weekly', '{}', queue_name => $1)`, [key]);
  await waitForJobs(product);
}

/** Asked for a table once, without one, and wants to be asked. */
async function wantsToBeAsked(person: APerson, wishes: object = {}): Promise<void> {
  const { body } = await person.expect('POST', '/api/matching-request', 200, {
    ...LAST_CHOICES,
    ...wishes,
    meetupType: 'group',
    preferredDate: SATURDAY,
  });
  await person.expect('POST', `/api/matching-request/${String(body.id)}/cancel`, 200);
  await person.expect('PUT', SETTING, 200, { isOn: true });
}

const questionsTo = async (person: APerson) =>
  (await product.mailsTo(person.email)).filter(({ subject }) => /^Another table/.test(subject));
const linkTo = async (person: APerson): Promise<string> => {
  const mail = await eventually(async () => (await questionsTo(person))[0]);
  return product.url + new URL(/(\S+\/w\/\S+)/.exec(mail.text)![1]!).pathname;
};
const press = (link: string, reply: string): Promise<Response> =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ reply }) });
/** The member's open request; null without one. */
async function openOf(person: APerson): Promise<{ id: number } | null> {
  const { status, body } = await person.get<{ id: number }>('/api/user/active-request');
  return status === 404 ? null : body;
}

it('asks on Monday morning, once; the link opens one request with the last choices, and pressed again shows it', async () => {
  await wantsToBeAsked(ada);
  clock.set(new Date(MONDAY.getTime() - 1000));
  await ask();
  expect(await questionsTo(ada)).toEqual([]);
  clock.set(MONDAY);
  await ask();
  const link = await linkTo(ada);
  await ask();
  const [mail, ...more] = await questionsTo(ada);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Another table on Sat, Dec 5?');
  expect(mail!.text).toMatch(/dinner at a restaurant[^]*\/u\//);
  expect(mail!.text).not.toContain('last week');

  for (let i = 0; i < 2; i++) {
    const page = await fetch(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = await page.text();
    expect(text).not.toContain('Ada');
    // "Stop asking me" weighs less than "Find me a table".
    expect(text.match(/<button class="[a-z]+">[^<]+/g)).toEqual([
      '<button class="button">Find me a table',
      '<button class="link">Stop asking me',
    ]);
  }
  expect((await fetch(link, { method: 'POST' })).status).toBe(400);
  expect(await openOf(ada)).toBeNull();

  const taps = await Promise.all([press(link, 'open'), press(link, 'open'), press(link, 'open')]);
  for (const page of [...taps, await press(link, 'open'), await fetch(link)]) {
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('in line');
  }
  expect(await openOf(ada)).toMatchObject({ ...LAST_CHOICES, preferredDate: SATURDAY, status: 'active' });
  const { rows } = await product.query('select 1 from meetup_requests where user_id = $1', [ada.id]);
  expect(rows).toHaveLength(2);

  const { id } = (await openOf(ada))!;
  await ada.expect('POST', `/api/matching-request/${id}/cancel`, 200);
  expect((await fetch(link)).status).toBe(404);
  expect((await press(link, 'open')).status).toBe(404);
  expect(await openOf(ada)).toBeNull();
});

it('neither asks nor offers a table to who has a request, and its link opens no second one', async () => {
  await wantsToBeAsked(ada);
  const ben = await product.person().signUp({ firstName: 'Ben' });
  await wantsToBeAsked(ben);
  const own = { ...LAST_CHOICES, meetupType: 'group', preferredDate: '2026-12-12' };
  await ada.expect('POST', '/api/matching-request', 200, own);
  clock.set(MONDAY);
  await ask();
  const link = await linkTo(ben);
  expect(await questionsTo(ada)).toEqual([]);
  expect((await fetch(link)).status).toBe(200);
  await ben.expect('POST', '/api/matching-request', 200, own);
  const page = await fetch(link);
  expect(page.status).toBe(409);
  expect(await page.text()).not.toContain('Find me a table');
  expect((await press(link, 'open')).status).toBe(409);
  expect(await openOf(ben)).toMatchObject({ preferredDate: '2026-12-12' });
});

it('shows a page that leads to the form where the last choices are no longer possible', async () => {
  const preferences = { diets: [], isStepFree: false, noteForBooker: null };
  const speaks = (languages: string[]) =>
    ada.expect('PUT', '/api/user/private-preferences', 200, { ...preferences, languages });
  await speaks(['en']);
  await wantsToBeAsked(ada, { sharedLanguage: true });
  clock.set(MONDAY);
  await ask();
  const link = await linkTo(ada);
  await speaks([]);
  const answer = await press(link, 'open');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(/Please choose again[^]*href="\/"/);
  expect(await openOf(ada)).toBeNull();
});

it('pauses after two questions without an answer, says so in the second, and resumes in Settings', async () => {
  await wantsToBeAsked(ada);
  const paused = { isOn: true, isPaused: true };
  for (const week of [0, 1, 2, 3]) {
    clock.set(new Date(MONDAY.getTime() + week * 7 * 86_400_000));
    await ask();
  }
  const [second, first, ...more] = await questionsTo(ada);
  expect(more).toEqual([]);
  expect(second!.text).toContain('we stop asking until you turn it on again in Settings');
  expect(first!.text).not.toContain('we stop asking');
  expect((await ada.get(SETTING)).body).toEqual(paused);
  const { body: resumed } = await ada.expect('PUT', SETTING, 200, { isOn: true });
  expect(resumed).toEqual({ isOn: true, isPaused: false });
  clock.set(new Date(MONDAY.getTime() + 4 * 7 * 86_400_000));
  await ask();
  expect(await questionsTo(ada)).toHaveLength(3);
});

it('ends by the link, by Settings, with the Saturday, and with the account', async () => {
  await wantsToBeAsked(ada);
  clock.set(MONDAY);
  await ask();
  const link = await linkTo(ada);
  clock.set(new Date('2026-12-04T05:00:00Z'));
  expect((await press(link, 'open')).status).toBe(404);
  expect((await press(link, 'stop')).status).toBe(404);
  clock.set(new Date('2026-12-04T04:59:59Z'));
  expect((await press(link, 'stop')).status).toBe(200);
  expect((await ada.get(SETTING)).body).toEqual({ isOn: false, isPaused: false });
  expect((await press(link, 'open')).status).toBe(404);
  await ada.expect('PUT', SETTING, 200, { isOn: true });
  await ada.expect('PUT', SETTING, 200, { isOn: false });
  expect((await ada.get(SETTING)).body).toEqual({ isOn: false, isPaused: false });
});

it('switching it on again turns on its mails, which one click of a mail program turns off', async () => {
  await wantsToBeAsked(ada);
  clock.set(MONDAY);
  await ask();
  await linkTo(ada);
  const [mail] = await questionsTo(ada);
  const unsubscribe = product.url + new URL(/(\S+\/u\/\S+)/.exec(mail!.text)![1]!).pathname;
  await fetch(unsubscribe, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  clock.set(new Date(MONDAY.getTime() + 7 * 86_400_000));
  await ask();
  expect(await questionsTo(ada)).toHaveLength(1);
  await ada.expect('PUT', SETTING, 200, { isOn: true });
  const { body } = await ada.get<unknown[]>('/api/user/notification-preferences');
  expect(body).toContainEqual({ kind: 'invitation', email: true, push: true });
});
