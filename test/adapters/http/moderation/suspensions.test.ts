import { DAY_MS } from '../../../../src/domain/shared/durations.js';
import { aMeetupBody, aMeetupBy, makeTrusted } from '../../../support/http/a-meetup.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aTableOf } from '../../../support/http/a-table.js';
import { submitId } from '../../../support/http/an-upload.js';
import { audited } from '../../../support/http/audited.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';
import { whileRowLocked } from '../../../support/http/while-row-locked.js';

const REASON = 'You insulted people in a chat.';

const product = theSharedProduct();
const signedUp = () => product.person().signUp();
let mia: APerson;
let noah: APerson;
let ada: APerson;
beforeAll(async () => {
  mia = await aStaffMember(product, 'moderator', { firstName: 'Mia' });
  noah = await aStaffMember(product, 'moderator', { firstName: 'Noah' });
});
beforeEach(async () => {
  ada = await signedUp();
});

const act = (by: APerson, verb: string, body: object = {}, person = ada): Promise<Answer> =>
  by.post(`/api/admin/users/${person.id}/${verb}`, body);
const suspends = (by: APerson, body: object = {}, person = ada) =>
  act(by, 'suspend', { reason: REASON, ...body }, person);
const ends = (by: APerson, reason = REASON) => act(by, 'terminate', { reason });
const recordFor = async (by: APerson) => (await by.get(`/api/admin/users/${ada.id}`)).body;
const logsIn = (password = ada.password) =>
  product.person().post('/api/auth/login', { usernameOrEmail: ada.email, password });
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

describe('a suspension', () => {
  it('ends every session, is told at sign-in with its reason, and can be lifted', async () => {
    const socket = await ada.connect();
    const until = inDays(7);
    const { body } = await suspends(mia, { until });
    expect(body).toMatchObject({ id: ada.id, standing: 'suspended', suspendedUntil: until, sessions: [] });
    expect(body.suspensions).toMatchObject([
      { kind: 'suspension', status: 'in_force', reason: REASON, until, by: { id: mia.id }, appeal: null },
    ]);
    expect(await socket.closed).toBe(4401);
    await ada.does('GET /api/user 401');
    const told = { kind: 'suspension', until, reason: REASON };
    expect(await refused(logsIn(), 403, 'suspended')).toMatchObject(told);
    await refused(logsIn('not the one'), 401, 'wrong_credentials');
    expect((await product.mailTo(ada, 'Your account is suspended')).text).toContain(REASON);
    expect((await act(noah, 'lift', { note: 'Welcome back' })).body).toMatchObject({ standing: 'good' });
    expect((await product.mailTo(ada, 'You can sign in again')).text).toContain('Welcome back');
    expect((await logsIn()).status).toBe(200);
    expect(await audited(product, 'user', ada.id)).toEqual(['user.suspended', 'user.suspension_lifted']);
  });

  it('opens no session by a reset password, and leaves the address taken', async () => {
    await suspends(mia);
    await ada.expect('POST', '/api/auth/forgot-password', 200, { email: ada.email });
    const code = /\b\d{6}\b/.exec((await product.mailTo(ada, 'Your reset code')).text)![0];
    const reset = { email: ada.email, code, newPassword: 'a new password' };
    await ada.expect('POST', '/api/auth/reset-password', 200, reset);
    await ada.does('GET /api/user 401');
    expect(await refused(logsIn('a new password'), 403, 'suspended')).toMatchObject({ until: null });
    await ada.expect('POST', '/api/auth/register', 201, ada.form({ username: `${ada.username}b` }));
    await product.mailTo(ada, 'You already have an account');
  });

  it('takes seat, request, own meetups and places on waitlists', async () => {
    const { people } = await aTableOf(product);
    const [seated, guest] = people as [APerson, APerson];
    const own = await aMeetupBy(product, seated, { scheduledTime: '16:00' });
    await guest.expect('POST', `/api/meetups/${own.id}/join`, 200);
    const full = await aMeetupBy(product, await signedUp(), { maxParticipants: 2, scheduledTime: '18:30' });
    await (await signedUp()).expect('POST', `/api/meetups/${full.id}/join`, 200);
    await seated.expect('POST', `/api/meetups/${full.id}/waitlist`, 200);
    const ears = await guest.connect();
    await suspends(mia, {}, seated);
    await ears.waitFor('participant_left', (frame) => frame.userId === seated.id);
    ears.close();
    expect((await guest.get(`/api/meetups/${own.id}`)).body).toMatchObject({ status: 'cancelled' });
    const { rows } = await product.query(
      `select (select count(*)::int from meetup_waitlist where user_id = $1) as waits,
         (select string_agg(status, ',') from meetup_requests where user_id = $1) as requests`,
      [seated.id],
    );
    expect(rows).toEqual([{ waits: 0, requests: 'cancelled' }]);
  });

  it('is refused to a moderator who has not seen that the earlier one was lifted', async () => {
    expect(await recordFor(noah)).toMatchObject({ lastDecisionId: null });
    const { body } = await suspends(mia, { decidedAfter: null });
    await act(mia, 'lift', { decidedAfter: body.lastDecisionId });
    expect(await refused(suspends(noah, { decidedAfter: null }), 409, 'decided_meanwhile')).toEqual({
      code: 'decided_meanwhile',
      message: expect.stringMatching(/Mia \S+ lifted the suspension\. Please look again\.$/),
      decision: {
        by: { id: mia.id, name: expect.stringContaining('Mia') },
        action: 'user.suspension_lifted',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const { lastDecisionId } = await recordFor(noah);
    expect((await suspends(noah, { decidedAfter: lastDecisionId })).status).toBe(200);
  });

  it('is over at its end, before the job has updated the row', async () => {
    await suspends(mia, { until: inDays(1) });
    await product.query('update suspensions set until = now() where user_id = $1', [ada.id]);
    expect((await logsIn()).status).toBe(200);
    expect(await recordFor(mia)).toMatchObject({ standing: 'good', suspensions: [{ status: 'over' }] });
    await refused(act(mia, 'lift'), 409, 'not_suspended');
    expect((await suspends(mia)).body.suspensions).toMatchObject([
      { status: 'in_force' },
      { status: 'over' },
    ]);
  });

  it('of staff ends the session of the console, and needs an admin', async () => {
    const moderator = await signInToConsole(product, ada, 'moderator');
    await refused(suspends(mia), 403, 'only_admins_act_on_staff');
    expect((await suspends(await aStaffMember(product, 'admin'))).status).toBe(200);
    await moderator.does('GET /api/admin/users 401');
    const { email, password } = ada;
    const signIn = moderator.post('/api/admin/session', { email, password });
    expect(await refused(signIn, 403, 'suspended')).toMatchObject({ reason: REASON });
  });

  it('is appealed after signing in, and the answer may lift it', async () => {
    await suspends(mia);
    const appeals = () => ada.post('/api/appeals', { note: 'It was my brother.' });
    await refused(appeals(), 401, 'not_signed_in');
    await ada.post('/api/auth/login', { usernameOrEmail: ada.email, password: ada.password });
    expect((await appeals()).status).toBe(200);
    const answer = { answer: 'We have looked at it, and you are right.', lift: true };
    const appeal = { note: 'It was my brother.', answer: answer.answer };
    expect((await act(noah, 'answer-appeal', answer)).body).toMatchObject({
      standing: 'good',
      suspensions: [{ status: 'lifted', liftedBy: { id: noah.id }, appeal }],
    });
  });
});

it('the end of all sessions of a user closes their sockets, and they may sign in again', async () => {
  const socket = await ada.connect();
  expect((await act(mia, 'end-sessions')).body).toMatchObject({ sessions: [], standing: 'good' });
  expect(await socket.closed).toBe(4401);
  expect((await logsIn()).status).toBe(200);
});

it('the end of an account takes two moderators, and has the first reason', async () => {
  await submitId(ada);
  expect((await ends(mia)).body).toMatchObject({
    standing: 'good',
    suspensions: [{ kind: 'ending', status: 'proposed' }],
  });
  await ada.does('GET /api/user 200');
  expect((await ends(noah, 'Another reason')).body).toMatchObject({
    standing: 'ended',
    suspendedUntil: null,
    reviews: [{ kind: 'id', status: 'withdrawn' }],
    suspensions: [{ status: 'in_force', reason: REASON, by: { id: mia.id }, agreedBy: { id: noah.id } }],
  });
  await ada.does('GET /api/user 401');
  const told = { kind: 'ending', until: null, reason: REASON };
  expect(await refused(logsIn(), 403, 'suspended')).toMatchObject(told);
});

describe('concurrent requests', () => {
  const statuses = async (answers: ReadonlyArray<Promise<Answer>>) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted();

  it('suspend a user once', async () =>
    expect(await statuses([suspends(mia), suspends(noah)])).toEqual([200, 409]));

  it('end an account once', async () => {
    const olga = await aStaffMember(product, 'moderator');
    await ends(mia);
    expect(await statuses([ends(noah), ends(olga)])).toEqual([200, 409]);
    const lines = await audited(product, 'user', ada.id);
    expect(lines.filter((action) => action === 'user.ended')).toHaveLength(1);
    await waitForJobs(product);
    const mails = await product.mailsTo(ada.email);
    expect(mails.filter(({ subject }) => subject.includes('ended'))).toHaveLength(1);
  });

  /** Runs the action while the suspension of the user is about to be committed. */
  const whileSuspended = <T>(person: APerson, does: () => Promise<T>): Promise<T> => {
    const suspend = `insert into suspensions (user_id, kind, status, reason, asked_at)
      values ($1, 'suspension', 'in_force', '${REASON}', now())`;
    return whileRowLocked(product, person, [suspend], does);
  };

  it('complete no sign-in of who is suspended meanwhile', async () => {
    const elsewhere = product.person();
    const credentials = { usernameOrEmail: ada.email, password: ada.password };
    const signIn = whileSuspended(ada, () => elsewhere.post('/api/auth/login', credentials));
    expect(await refused(signIn, 403, 'suspended')).toMatchObject({ reason: REASON });
    await elsewhere.does('GET /api/user 403');
  });

  it.each(['a request', 'a seat', 'a place on a waitlist', 'a meetup'])(
    'give %s to nobody who is suspended meanwhile',
    async (what) => {
      const { id } = await aMeetupBy(product, await signedUp(), { scheduledTime: '09:00' });
      await makeTrusted(product, ada);
      const [path, body] = {
        'a request': ['/api/matching-request', aRequestBody()],
        'a seat': [`/api/meetups/${id}/join`],
        'a place on a waitlist': [`/api/meetups/${id}/waitlist`],
        'a meetup': ['/api/meetups', aMeetupBody()],
      }[what] as [string, object?];
      const answer = whileSuspended(ada, () => ada.post(path, body));
      expect(await refused(answer, 403, 'suspended')).toMatchObject({ reason: REASON });
    },
  );
});
