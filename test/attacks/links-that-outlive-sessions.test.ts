import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { aRequestBody, aSaturday, aTableOf } from '../support/http/a-table.js';
import { theSharedProduct } from '../support/http/shared-product.js';

/** Each act after which nobody who had the account may go on reading. */
const ACTS: Readonly<Record<string, (ada: APerson) => Promise<unknown>>> = {
  'a password reset': async ({ email }) => {
    const stranger = product.person();
    await stranger.expect('POST', '/api/auth/forgot-password', 200, { email });
    const code = await product.codeFor(email);
    const reset = { email, code, newPassword: 'another horse' };
    await stranger.expect('POST', '/api/auth/reset-password', 200, reset);
  },
  '"log out everywhere"': (ada) => ada.expect('DELETE', '/api/user/sessions', 200),
  'the end of the sessions by staff': async ({ id }) => {
    const moderator = await aStaffMember(product, 'moderator');
    await moderator.expect('POST', `/api/admin/users/${id}/end-sessions`, 200);
  },
  'a changed address': async (ada) => {
    const email = `new-${ada.email}`;
    await ada.expect('POST', '/api/user/email', 200, { email, password: ada.password });
    await ada.expect('POST', '/api/user/email/verify', 200, { code: await product.codeFor(email) });
  },
};

const product = theSharedProduct();

it('a new secret link is told to the owner of the account, so that nobody makes one unnoticed', async () => {
  const { people, matchId } = await aTableOf(product);
  const [ada] = people as [APerson];
  const told = async () =>
    (await product.mailsTo(ada.email))
      .filter(({ subject }) => subject === 'A new private link was made')
      .map(({ text }) => /shows your tables|shows a friend/.exec(text)?.[0]);
  await ada.expect('POST', '/api/user/calendar-feed', 200);
  await eventually(async () => (await told()).length === 1);
  await ada.expect('POST', `/api/matches/${matchId}/shared-plan`, 200);
  await eventually(async () => (await told()).length === 2);
  expect((await told()).sort()).toEqual(['shows a friend', 'shows your tables']);
});

/** Each act has a Saturday of its own, so that those who wait are no table. */
const CASES = Object.entries(ACTS).map(([what, act], week) => ({ what, act, week }));

describe.each(CASES)('after $what', ({ act, week }) => {
  it('every secret link that was made before opens nothing, and no code that was mailed confirms anything', async () => {
    const { people, matchId } = await aTableOf(product);
    const [ada] = people as [APerson];
    const feed = String((await ada.expect('POST', '/api/user/calendar-feed', 200)).body.path);
    const plan = String((await ada.expect('POST', `/api/matches/${matchId}/shared-plan`, 200)).body.path);
    const opened = async () =>
      Promise.all([feed, plan].map(async (path) => (await fetch(product.url + path)).status));
    expect(await opened()).toEqual([200, 200]);
    await product.query(
      `insert into email_proofs (user_id, purpose, email, code_digest, code_expires_at, created_at)
       values ($1, 'confirm', $2, 'a digest', now() + interval '15 minutes', now())`,
      [ada.id, ada.email],
    );
    await act(ada);
    expect(await opened()).toEqual([404, 404]);
    expect((await product.query('select from email_proofs where user_id = $1', [ada.id])).rowCount).toBe(0);
  });

  it('an invitation of friends that was sent before lets nobody in', async () => {
    const [ada, stranger] = [await product.person().signUp(), await product.person().signUp()];
    const wish = aRequestBody({ preferredDate: aSaturday(week + 2) });
    for (const person of [ada, stranger]) await person.expect('POST', '/api/matching-request', 200, wish);
    const { body } = await ada.expect('POST', '/api/user/friend-group', 200, {});
    const { invitation } = body.group as { invitation: string };
    await act(ada);
    await stranger.expect('POST', '/api/user/friend-group/join', 404, { invitation });
  });
});
