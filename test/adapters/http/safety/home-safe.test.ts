import { eventually } from '../../../support/eventually.js';
import { aTableOf } from '../../../support/http/a-table.js';
import type { APerson } from '../../../support/http/a-person.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let people: APerson[];
let matchId: number;
beforeAll(async () => {
  ({ people, matchId } = await aTableOf(product));
  await product.query(`update matches set starts_at = now() - interval '5 hours' where id = $1`, [matchId]);
  await product.query(
    `update match_members set status = case user_id when $2 then 'left' else 'no_show' end
     where match_id = $1 and user_id in ($2, $3)`,
    [matchId, people[2]!.id, people[3]!.id],
  );
  for (let i = 0; i < 2; i++) await product.query(`select graphile_worker.add_job('ask-home-safe')`);
});

const questionsTo = async (person: APerson) =>
  (await product.mailsTo(person.email)).filter(({ subject }) => subject === 'A short question for you');
const linkOf = (person: APerson) =>
  eventually(async () => /\/h\/\S+/.exec((await questionsTo(person))[0]?.text ?? '')?.[0]);
/** A request without a session, as from another device. */
async function signedOut(method: string, path: string, body?: string) {
  const headers = { 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(product.url + path, { method, headers, body });
  return { status: response.status, headers: response.headers, page: await response.text() };
}
const reports = async () => {
  const all = `select reporter_id as "by", reason, source, note from reports where match_id = $1`;
  return (await product.query<object>(`${all} order by submitted_at`, [matchId])).rows;
};

it('a link that is only opened changes nothing, and its page names no one and no venue', async () => {
  const link = await linkOf(people[0]!);
  const { status, headers, page } = await signedOut('GET', link);
  const [cached, referrer] = [headers.get('cache-control'), headers.get('referrer-policy')];
  expect([status, cached, referrer]).toEqual([200, 'no-store', 'no-referrer']);
  expect(page).not.toMatch(/Ada|Ben|Cleo|Dan|Eve|Street/);
  const { rows } = await product.query(`select 1 from home_safe_questions where answered_at is not null`);
  expect(rows).toEqual([]);
});

/** What a program posts that presses every button of a page: the fields that are filled in or chosen already. */
async function pressEveryButton(path: string): Promise<void> {
  const { page } = await signedOut('GET', path);
  for (const [form, action = path] of page.matchAll(/<form[^>]*?(?: action="([^"]+)")?>[\s\S]*?<\/form>/g)) {
    const fields = [...form.matchAll(/<(?:input(?=[^>]* type="hidden")|textarea)[^>]* name="([^"]+)"/g)];
    const body = new URLSearchParams(Object.fromEntries(fields.map(([, name]) => [name!, ''])));
    await signedOut('POST', action, body.toString());
  }
}

it('a program that presses every button of the page answers nothing', async () => {
  await pressEveryButton(await linkOf(people[0]!));
  const { rows } = await product.query(`select 1 from home_safe_questions where answered_at is not null`);
  expect([rows, await reports()]).toEqual([[], []]);
});

it('without a choice, and before the second step of a no, nothing is sent, and the page says so', async () => {
  const link = await linkOf(people[0]!);
  for (const body of ['', 'reply=', 'reply=maybe']) {
    const { status, page } = await signedOut('POST', link, body);
    expect([status, /role="alert">Please choose an answer/.test(page)]).toEqual([400, true]);
  }
  const { status, page } = await signedOut('POST', link, 'reply=no');
  expect(status).toBe(200);
  expect(page).toContain('Your answer isn&#39;t sent yet');
  expect(page).toContain(`action="${link}/no"`);
  expect(await reports()).toEqual([]);
  expect((await signedOut('POST', '/h/another', 'reply=no')).status).toBe(404);
});

it('both answers show the same page at their end, and only a no reaches the moderators, with its text', async () => {
  const [ada, ben] = [await linkOf(people[0]!), await linkOf(people[1]!)];
  const yes = await signedOut('POST', ada, 'reply=yes&note=ignored');
  const no = await signedOut('POST', `${ben}/no`, 'note=They+followed+me%0D%0Ahome%00');
  expect([yes.status, no.status]).toEqual([200, 200]);
  expect(no.page).toBe(yes.page);
  expect(await reports()).toEqual([
    { by: people[1]!.id, reason: 'unsafe', source: 'home_safe', note: 'They followed me\nhome' },
  ]);
});

it('a no counts also with a text that is too long or not readable', async () => {
  const link = await linkOf(people[0]!);
  expect((await signedOut('POST', `${link}/no`, `note=${'%F0%9F%98%80'.repeat(501)}`)).status).toBe(200);
  expect((await signedOut('POST', `${link}/no`, `note=${'x'.repeat(100_000)}`)).status).toBe(200);
  expect((await reports()).at(-1)).toMatchObject({ by: people[0]!.id, note: '😀'.repeat(500) });
});

it('members who left or did not come are not asked, and each of the others once', async () => {
  await linkOf(people[4]!);
  const asked = await Promise.all(people.map(questionsTo));
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 0, 0, 1]);
});

it('in the app the answer is the same for yes and no, and a former member finds no table', async () => {
  const path = `/api/matches/${matchId}/home-safe`;
  const [yes, no] = [
    await people[4]!.post(path, { isSafe: true }),
    await people[4]!.post(path, { isSafe: false, note: 'Something' }),
  ];
  expect([no.status, no.body]).toEqual([yes.status, yes.body]);
  expect((await people[2]!.post(path, { isSafe: true })).status).toBe(404);
  expect((await reports()).at(-1)).toMatchObject({ by: people[4]!.id, note: 'Something' });
});
