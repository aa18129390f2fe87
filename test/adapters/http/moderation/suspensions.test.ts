import { aMeetupBody, aMeetupBy, makeTrusted } from '../../../support/http/a-meetup.js';
import type { APerson, Answer } from '../../../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aTableOf, matchesOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { whileRowLocked } from '../../../support/http/while-row-locked.js';
import { submitId } from '../../../support/http/an-upload.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const REASON = 'You insulted people in a chat.';

const product = theSharedProduct();
let mia: APerson;
let noah: APerson;
beforeAll(async () => {
  mia = await aStaffMember(product, 'moderator', { firstName: 'Mia' });
  noah = await aStaffMember(product, 'moderator', { firstName: 'Noah' });
});

const act = (by: APerson, verb: string, person: APerson, body: object = {}): Promise<Answer> =>
  by.post(`/api/admin/users/${person.id}/${verb}`, body);
const suspends = (by: APerson, person: APerson, body: object = {}) =>
  act(by, 'suspend', person, { reason: REASON, ...body });
const logsIn = (person: APerson, password = person.password) =>
  person.post('/api/auth/login', { usernameOrEmail: person.email, password });
const appeals = (person: APerson) => person.post('/api/appeals', { note: 'It was my brother.' });
const linesAbout = async (person: APerson): Promise<string[]> => {
  const { rows } = await product.query<{ action: string }>(
    `select action from audit_log where target_kind = 'user' and target_id = $1 order by position`,
    [person.id],
  );
  return rows.map(({ action }) => action);
};
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a suspended user', () => {
  it('loses every session, sees the reason at sign-in, and returns when it is lifted', async () => {
    const ada = await product.person().signUp();
    const socket = await ada.connect();
    const until = inDays(7);
    const { status, body } = await suspends(mia, ada, { until });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ada.id, standing: 'suspended', suspendedUntil: until, sessions: [] });
    expect(body.suspensions).toMatchObject([
      { kind: 'suspension', status: 'in_force', reason: REASON, until, by: { id: mia.id }, appeal: null },
    ]);

    expect(await socket.closed).toBe(4401);
    expect((await ada.get('/api/user')).status).toBe(401);
    expect(await logsIn(ada)).toMatchObject({
      status: 403,
      body: { code: 'suspended', kind: 'suspension', until, reason: REASON },
    });
    expect((await ada.get('/api/user')).body).toMatchObject({ code: 'suspended', until, reason: REASON });
    expect((await logsIn(ada, 'not the one')).body).toMatchObject({ code: 'wrong_credentials' });
    const mail = await product.mailTo(ada, 'Your account is suspended');
    expect(mail.text).toContain(REASON);
    expect(mail.text).toMatch(/suspended until .+ 20\d\d/);

    expect((await act(noah, 'lift', ada, { note: 'Welcome back' })).body).toMatchObject({ standing: 'good' });
    expect((await product.mailTo(ada, 'You can sign in again')).text).toContain('Welcome back');
    expect((await logsIn(ada)).status).toBe(200);
    expect(await linesAbout(ada)).toEqual(['user.suspended', 'user.suspension_lifted']);
  });

  it('cannot sign in by another route', async () => {
    const ada = await product.person().signUp();
    await suspends(mia, ada);
    await ada.expect('POST', '/api/auth/forgot-password', 200, { email: ada.email });
    const mail = await product.mailTo(ada, 'Your reset code');
    const code = /\b\d{6}\b/.exec(mail.text)![0];
    const reset = { email: ada.email, code, newPassword: 'a new password' };
    await ada.expect('POST', '/api/auth/reset-password', 200, reset);
    expect((await ada.get('/api/user')).status).toBe(401);
    expect((await logsIn(ada, 'a new password')).body).toMatchObject({ code: 'suspended', until: null });

    await ada.expect('POST', '/api/auth/register', 201, ada.form({ username: `${ada.username}b` }));
    await product.mailTo(ada, 'You already have an account');
    await ada.expect('POST', '/api/auth/verify-email', 400, { email: ada.email, code });
    await expect(ada.connect()).rejects.toThrow('403');
  });

  it('loses seat and request, and the seat is filled', async () => {
    const { matchId, people } = await aTableOf(product);
    const [ada, ...others] = people as [APerson, ...APerson[]];
    const waiting = await product.person().signUp({ firstName: 'Gus' });
    const ears = await others[0]!.connect();
    await suspends(mia, ada);
    await ears.waitFor('participant_left', (frame) => frame.userId === ada.id);
    await waiting.expect('POST', '/api/matching-request', 200, aRequestBody());
    const [seated] = await matchesOf(waiting, (matches) => matches.length > 0);
    expect(seated!.id).toBe(matchId);
    expect(seated!.participants).not.toContain(ada.id);

    const alone = await product.person().signUp();
    await alone.expect('POST', '/api/matching-request', 200, aRequestBody({ venueType: 'restaurant' }));
    await suspends(mia, alone);
    const { rows } = await product.query(`select status from meetup_requests where user_id = $1`, [alone.id]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
    ears.close();
  });

  it('loses own meetups and waitlist positions', async () => {
    const [host, guest] = await Promise.all([product.person().signUp(), product.person().signUp()]);
    const own = await aMeetupBy(product, host, { scheduledTime: '15:00' });
    const full = await aMeetupBy(product, guest, { maxParticipants: 2, scheduledTime: '17:00' });
    await (await product.person().signUp()).expect('POST', `/api/meetups/${full.id}/join`, 200);
    await host.expect('POST', `/api/meetups/${full.id}/waitlist`, 200);
    await guest.expect('POST', `/api/meetups/${own.id}/join`, 200);

    await suspends(mia, host);
    expect((await guest.get(`/api/meetups/${own.id}`)).body).toMatchObject({ status: 'cancelled' });
    const { rows } = await product.query(`select 1 from meetup_waitlist where user_id = $1`, [host.id]);
    expect(rows).toEqual([]);
  });

  it('is suspended once at a time', async () => {
    const ada = await product.person().signUp();
    const answers = await Promise.all([suspends(mia, ada), suspends(noah, ada)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not suspended again by a moderator who has not seen that the appeal was granted', async () => {
    const ada = await product.person().signUp();
    const recordOf = async (person: APerson) =>
      (await person.get<{ lastDecisionId: number | null }>(`/api/admin/users/${ada.id}`)).body;
    const before = await recordOf(noah);
    expect(before).toMatchObject({ lastDecisionId: null });
    const { body: suspended } = await suspends(mia, ada, { decidedAfter: null });
    await act(mia, 'lift', ada, { decidedAfter: suspended.lastDecisionId });
    const { status, body } = await suspends(noah, ada, { decidedAfter: before.lastDecisionId });
    expect([status, body]).toEqual([
      409,
      {
        code: 'decided_meanwhile',
        message: expect.stringMatching(/Mia \S+ lifted the suspension\. Please look again\.$/),
        decision: {
          by: { id: mia.id, name: expect.stringContaining('Mia') },
          action: 'user.suspension_lifted',
          at: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    ]);
    const { lastDecisionId } = await recordOf(noah);
    expect((await suspends(noah, ada, { decidedAfter: lastDecisionId })).status).toBe(200);
  });

  it('can sign in after the end, before the job has updated the row', async () => {
    const ada = await product.person().signUp();
    await suspends(mia, ada, { until: inDays(1) });
    await product.query(`update suspensions set until = now() where user_id = $1`, [ada.id]);
    expect((await logsIn(ada)).status).toBe(200);
    const { body } = await mia.get(`/api/admin/users/${ada.id}`);
    expect(body).toMatchObject({ standing: 'good', suspensions: [{ status: 'over' }] });
    expect((await act(mia, 'lift', ada)).body).toMatchObject({ code: 'not_suspended' });
    expect((await suspends(mia, ada)).status).toBe(200);
    const { rows } = await product.query(`select status from suspensions where user_id = $1 order by id`, [
      ada.id,
    ]);
    expect(rows).toEqual([{ status: 'over' }, { status: 'in_force' }]);
  });
});

describe('staff', () => {
  it('are suspended by an admin only, which ends the console session at once', async () => {
    const person = await product.person().signUp();
    const moderator = await signInToConsole(product, person, 'moderator');
    const admin = await aStaffMember(product, 'admin');
    expect((await suspends(admin, moderator)).status).toBe(200);
    expect((await moderator.get('/api/admin/users')).status).toBe(401);
    const { email, password } = person;
    const answer = await moderator.post('/api/admin/session', { email, password });
    expect(answer).toMatchObject({ status: 403, body: { code: 'suspended', reason: REASON } });
  });

  it('can end every session of a user, who may sign in again', async () => {
    const ada = await product.person().signUp();
    const socket = await ada.connect();
    expect((await act(mia, 'end-sessions', ada)).body).toMatchObject({ sessions: [], standing: 'good' });
    expect(await socket.closed).toBe(4401);
    expect((await logsIn(ada)).status).toBe(200);
  });
});

describe('ending an account', () => {
  it('takes two moderators and has no effect before', async () => {
    const ada = await product.person().signUp();
    await submitId(ada);
    const first = await act(mia, 'terminate', ada, { reason: REASON });
    expect(first.body).toMatchObject({
      standing: 'good',
      suspensions: [{ kind: 'ending', status: 'proposed' }],
    });
    expect((await ada.get('/api/user')).status).toBe(200);

    const second = await act(noah, 'terminate', ada, { reason: 'Another reason' });
    expect(second.body).toMatchObject({
      standing: 'ended',
      suspendedUntil: null,
      suspensions: [{ status: 'in_force', reason: REASON, by: { id: mia.id }, agreedBy: { id: noah.id } }],
      reviews: [{ kind: 'id', status: 'withdrawn' }],
    });
    expect((await ada.get('/api/user')).status).toBe(401);
    expect(await logsIn(ada)).toMatchObject({
      status: 403,
      body: { code: 'suspended', kind: 'ending', until: null, reason: REASON },
    });
    expect((await product.mailTo(ada, 'Your account has been ended')).text).toContain(REASON);
    expect(await linesAbout(ada)).toEqual(['user.ending_proposed', 'user.ended']);
  });

  it('confirmed twice concurrently counts once', async () => {
    const ada = await product.person().signUp();
    const olga = await aStaffMember(product, 'moderator');
    await act(mia, 'terminate', ada, { reason: REASON });
    const answers = await Promise.all(
      [noah, olga].map((moderator) => act(moderator, 'terminate', ada, { reason: REASON })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await linesAbout(ada)).filter((action) => action === 'user.ended')).toHaveLength(1);
    await waitForJobs(product);
    const ended = (await product.mailsTo(ada.email)).filter(({ subject }) => subject.includes('ended'));
    expect(ended).toHaveLength(1);
  });
});

describe('an appeal', () => {
  it('is made after signing in, and answered by another moderator', async () => {
    const ada = await product.person().signUp();
    await suspends(mia, ada);
    expect((await appeals(ada)).body).toMatchObject({ code: 'not_signed_in' });
    await logsIn(ada);
    expect((await appeals(ada)).status).toBe(200);
    expect((await ada.get('/api/user')).status).toBe(403);

    const answer = { answer: 'We have looked at it, and you are right.', lift: true };
    expect((await act(noah, 'answer-appeal', ada, answer)).body).toMatchObject({
      standing: 'good',
      suspensions: [
        {
          status: 'lifted',
          liftedBy: { id: noah.id },
          appeal: { note: 'It was my brother.', answer: answer.answer },
        },
      ],
    });
    expect((await product.mailTo(ada, 'We reviewed your appeal')).text).toContain(answer.answer);
    expect((await logsIn(ada)).status).toBe(200);
  });
});

/** Runs the action while the user's suspension is about to be committed. */
const whileSuspended = <T>(person: APerson, does: () => Promise<T>): Promise<T> => {
  const suspend = `insert into suspensions (user_id, kind, status, reason, asked_at)
    values ($1, 'suspension', 'in_force', '${REASON}', now())`;
  return whileRowLocked(product, person, [suspend], does);
};

describe('a user who is suspended concurrently', () => {
  const signedUp = () => product.person().signUp();
  const isKeptOut = { status: 403, body: { code: 'suspended', reason: REASON } };
  /** The session exists when the request starts, and the suspension when the request acquires the lock. */
  const tries = (person: APerson, path: string, body?: object) =>
    whileSuspended(person, () => person.post(path, body));

  it('cannot complete a sign-in in progress', async () => {
    const ada = await signedUp();
    const elsewhere = product.person();
    const answer = await whileSuspended(ada, () =>
      elsewhere.post('/api/auth/login', { usernameOrEmail: ada.email, password: ada.password }),
    );
    expect(answer).toMatchObject(isKeptOut);
    expect((await elsewhere.get('/api/user')).status).toBe(403);
  });

  it('cannot open a request, nor join, wait for or announce a meetup', async () => {
    const [asking, joining, waiting, planning] = (await Promise.all(Array.from({ length: 4 }, signedUp))) as [
      APerson,
      APerson,
      APerson,
      APerson,
    ];
    const host = await signedUp();
    const meetup = await aMeetupBy(product, host, { scheduledTime: '09:00' });
    await makeTrusted(product, planning);
    expect(await tries(asking, '/api/matching-request', aRequestBody())).toMatchObject(isKeptOut);
    expect(await tries(joining, `/api/meetups/${meetup.id}/join`)).toMatchObject(isKeptOut);
    expect(await tries(waiting, `/api/meetups/${meetup.id}/waitlist`)).toMatchObject(isKeptOut);
    expect(await tries(planning, '/api/meetups', aMeetupBody())).toMatchObject(isKeptOut);
  });
});
