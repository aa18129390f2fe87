import type { APerson } from '../support/http/a-person.js';
import { setRole } from '../support/http/a-staff-member.js';
import { submitId } from '../support/http/an-upload.js';
import { totpCode } from '../support/http/totp-code.js';
import { aProduct, withProduct } from '../support/http/test-product.js';

const ADDRESS = '203.0.113.77';
const SESSION = '/api/admin/session';

interface Line {
  readonly event: string;
  readonly account?: string;
  readonly by?: string;
  readonly network?: string;
  readonly reason?: string;
}

const log: string[] = [];
const product = aProduct({ env: { TRUST_PROXY: '127.0.0.0/8' }, log: (line) => log.push(line) });

/** Security events since `from`, without the fields of every log line. */
const eventsSince = (from: number): Line[] =>
  log
    .slice(from)
    .map((line) => JSON.parse(line) as Line & Record<string, unknown>)
    .filter(({ event }) => event !== undefined)
    .map(({ event, account, by, network, reason }) => ({
      event,
      ...(account && { account }),
      ...(by && { by }),
      ...(network && { network }),
      ...(reason && { reason }),
    }));

/** Security events during a callback. */
async function loggedDuring(act: () => Promise<unknown>): Promise<Line[]> {
  const from = log.length;
  await act();
  return eventsSince(from);
}

/** Expects exactly these events, with these fields, during a callback. */
const expectLogged = async (act: () => Promise<unknown>, ...lines: object[]): Promise<void> =>
  expect(await loggedDuring(act)).toMatchObject(lines);

const send = (person: APerson, method: string, path: string, body?: object, headers = {}) =>
  person.send(method, path, body, { 'x-forwarded-for': ADDRESS, ...headers });
const logIn = (person: APerson, known: APerson, password: string = known.password) =>
  send(person, 'POST', '/api/auth/login', { usernameOrEmail: known.email, password });

describe('the log and the metrics contain', () => {
  it('successful and failed sign-ins, with a pseudonym of the account and the network', async () => {
    const ada = await product.person().signUp();
    const browser = product.person();
    const [failed] = await loggedDuring(() => logIn(browser, ada, 'a guess'));
    const [good] = await loggedDuring(() => logIn(browser, ada));
    const network = '203.0.113.0/24';
    const account = expect.stringMatching(/^[\w-]{16}$/);
    expect(failed).toEqual({ event: 'member_sign_in_failed', account, network, reason: 'wrong_credentials' });
    expect(good).toEqual({ event: 'member_signed_in', account: failed!.account, network });

    const unknown = await loggedDuring(() =>
      send(browser, 'POST', '/api/auth/login', { usernameOrEmail: 'nobody', password: 'a guess' }),
    );
    expect(unknown).toEqual([{ event: 'member_sign_in_failed', network, reason: 'wrong_credentials' }]);
    const overIpv6 = { 'x-forwarded-for': '2001:db8:abcd:12:3456::7' };
    const [far] = await loggedDuring(() =>
      send(browser, 'POST', '/api/auth/login', { usernameOrEmail: 'nobody', password: 'a guess' }, overIpv6),
    );
    expect(far!.network).toBe('2001:db8:abcd::/48');
  });

  it('ended sessions, by sign-out, password reset and suspension', async () => {
    const [ada, admin] = [await product.person().signUp(), await product.person().signUp()];
    await expectLogged(() => send(ada, 'POST', '/api/logout'), {
      event: 'session_ended',
      reason: 'logged_out',
    });
    const { email } = ada;
    await send(ada, 'POST', '/api/auth/forgot-password', { email });
    const code = await product.codeFor(email, ada.lastEmailCode);
    const newPassword = 'another horse';
    await expectLogged(() => send(ada, 'POST', '/api/auth/reset-password', { email, code, newPassword }), {
      event: 'session_ended',
      reason: 'password_reset',
    });
    await setRole(product, admin.id, 'admin');
    await send(admin, 'POST', SESSION, { email: admin.email, password: admin.password });
    const body = { until: null, reason: 'Spam' };
    await expectLogged(() => send(admin, 'POST', `/api/admin/users/${ada.id}/suspend`, body), {
      event: 'session_ended',
      reason: 'suspended',
    });
    await expectLogged(() => logIn(product.person(), ada, newPassword), {
      event: 'member_sign_in_failed',
      reason: 'suspended',
    });
  });

  it('console sign-ins with their factor, role changes and claimed reviews', async () => {
    const [admin, helper, applicant] = [
      await product.person().signUp(),
      await product.person().signUp(),
      await product.person().signUp(),
    ];
    const credentials = { email: admin.email, password: admin.password };
    await expectLogged(() => send(admin, 'POST', SESSION, credentials), {
      event: 'staff_sign_in_failed',
      reason: 'wrong_credentials',
    });
    await setRole(product, admin.id, 'admin');
    const [opened] = await loggedDuring(() => send(admin, 'POST', SESSION, credentials));
    expect(opened).toMatchObject({ event: 'staff_signed_in' });

    const factor = `${SESSION}/second-factor`;
    const { body } = await send(admin, 'POST', factor, { password: admin.password });
    const secret = String(body.secret);
    await expectLogged(() => send(admin, 'POST', `${factor}/confirm`, { totp: '000000' }), {
      event: 'second_factor_failed',
      account: opened!.account,
    });
    let recoveryCodes: readonly string[] = [];
    await expectLogged(
      async () => {
        const confirmed = await send(admin, 'POST', `${factor}/confirm`, { totp: totpCode(secret) });
        ({ recoveryCodes } = confirmed.body as unknown as { recoveryCodes: string[] });
      },
      { event: 'session_ended', reason: 'second_factor_changed' },
      { event: 'second_factor_accepted' },
      { event: 'staff_signed_in' },
    );
    await expectLogged(
      () => send(admin, 'POST', SESSION, { ...credentials, totp: totpCode(secret, 1) }),
      { event: 'second_factor_accepted' },
      { event: 'staff_signed_in' },
    );
    await expectLogged(() => send(product.person(), 'POST', SESSION, { ...credentials, totp: '000000' }), {
      event: 'second_factor_failed',
    });

    const [appointed] = await loggedDuring(() =>
      send(admin, 'POST', `/api/admin/users/${helper.id}/role`, {
        role: 'moderator',
        password: credentials.password,
        totp: recoveryCodes[0],
      }),
    );
    expect(appointed).toMatchObject({ event: 'role_changed', by: opened!.account, reason: 'moderator' });
    await submitId(applicant);
    const filter = encodeURIComponent(JSON.stringify({ userId: applicant.id }));
    const list = await send(admin, 'GET', `/api/admin/verifications?filter=${filter}`);
    const [review] = list.body as unknown as Array<{ id: number }>;
    await expectLogged(() => send(admin, 'POST', `/api/admin/verifications/${review!.id}/claim`), {
      event: 'review_claimed',
      account: opened!.account,
      reason: 'verification',
    });
    await expectLogged(() => send(admin, 'DELETE', SESSION), {
      event: 'session_ended',
      reason: 'logged_out',
      account: opened!.account,
    });
  });

  it('rejected cross-origin requests, over HTTP and WebSocket', async () => {
    const evil = { origin: 'https://evil.example' };
    const ada = await product.person().signUp();
    expect(await loggedDuring(() => send(ada, 'POST', '/api/survey', {}, evil))).toEqual([
      { event: 'origin_refused', network: '203.0.113.0/24', reason: 'request' },
    ]);
    const lines = await loggedDuring(() => ada.connect(evil).catch(() => undefined));
    expect(lines).toMatchObject([{ event: 'origin_refused', reason: 'socket' }]);
  });

  it('reached rate limits, including those without an error response', async () => {
    const lines: string[] = [];
    const reached = () =>
      lines
        .filter((line) => line.includes('"event":"limit_reached"'))
        .map((line) => (JSON.parse(line) as Line).reason);
    await withProduct({ env: { RATE_LIMITS: 'on' }, log: (line) => lines.push(line) }, async (limited) => {
      const body = { email: 'ada@example.org' };
      for (let times = 0; times < 2; times++)
        await limited.person().expect('POST', '/api/auth/forgot-password', 200, body);
      expect(reached()).toEqual(['resets-wait']);
      const socket = await (await limited.person().signUp()).connect();
      for (let frames = 0; frames < 60; frames++) socket.send('{}');
      expect(await socket.closed).toBe(1008);
      expect(reached()).toEqual(['resets-wait', 'socket-frames']);
      expect(await (await fetch(`${limited.url}/metrics`)).text()).toContain(
        'security_events_total{event="limit_reached"} 2',
      );
    });
  });

  it('a counter for every event, including those without occurrences, and no personal data', async () => {
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    const counters = [...metrics.matchAll(/^security_events_total\{event="(\w+)"\} \d+$/gm)];
    const events = counters.map(([, event]) => event).sort();
    expect(events.join(' ')).toBe(
      'limit_reached member_sign_in_failed member_signed_in origin_refused review_claimed role_changed ' +
        'second_factor_accepted second_factor_failed session_ended staff_sign_in_failed staff_signed_in',
    );
    const lines = log.filter((line) => line.includes('"event":'));
    expect(lines.length).toBeGreaterThan(15);
    // A process id can have six digits too.
    for (const line of lines)
      expect(line.replace(/"pid":\d+/, '')).not.toMatch(
        /@|example|person\d|Ada|Byron|203\.0\.113\.77|3456::7|\b\d{6}\b|horse/,
      );
  });
});
