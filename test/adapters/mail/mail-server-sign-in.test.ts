import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { composeMail } from '../../../src/application/notifications/compose-mail.js';
import { type MailServer, NodemailerMailer } from '../../../src/adapters/mail/nodemailer-mailer.js';
import { answerJson, serveHttp } from '../../support/local-server.js';
import { OWN_AUTHORITY, SERVER_CERTIFICATE, SERVER_KEY } from '../../support/mail/certificates.js';

const owned: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of owned.splice(0).reverse()) await close();
});

const mail = composeMail({
  to: 'ada@example.com',
  purpose: { kind: 'account' },
  language: 'en',
  firstName: null,
  subject: 'Your table',
  paragraphs: ['It is set.'],
  appName: 'Tablemates',
});

/** A mail server, and how the accepted mails were signed in: the name of the user, or none. */
async function aMailServer(
  options: SMTPServerOptions,
): Promise<{ port: number; users: Array<string | null> }> {
  const users: Array<string | null> = [];
  const server = new SMTPServer({
    closeTimeout: 50,
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        users.push(session.user || null);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  owned.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (listening.address() as AddressInfo).port, users };
}

function aMailer(url: string, more: Partial<MailServer> = {}): NodemailerMailer {
  const mailer = new NodemailerMailer({
    url,
    from: 'hello@tablemates.example',
    deliverWithinMs: 5_000,
    ...more,
  });
  owned.push(() => mailer.close());
  return mailer;
}

/** A token server that answers with what the callback returns, and the forms that it got. */
async function aTokenServer(answer: (requests: number) => { status?: number; body: unknown }) {
  const forms: Array<Record<string, string>> = [];
  const { url, close } = await serveHttp((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      forms.push(Object.fromEntries(new URLSearchParams(body)));
      const { status = 200, body: sent } = answer(forms.length);
      answerJson(response, status, sent);
    });
  });
  owned.push(close);
  return { forms, tokenUrl: `${url}/token` };
}

const CLIENT = { clientId: 'an id', clientSecret: 'a secret', refreshToken: 'a refresh token' };

/** Takes the newest token only. */
const withOAuth2 = (token: () => string): SMTPServerOptions => ({
  authMethods: ['XOAUTH2'],
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ method, username, accessToken }, _session, done) => {
    const isRight = method === 'XOAUTH2' && accessToken === token();
    done(null, isRight ? { user: username } : { data: { status: '401', schemes: 'bearer' } });
  },
});

describe('sign-in by OAuth 2', () => {
  it('uses one access token for mails one after the other, fetched with the refresh token', async () => {
    const { port, users } = await aMailServer(withOAuth2(() => 'token 1'));
    const { forms, tokenUrl } = await aTokenServer((n) => ({
      body: { access_token: `token ${n}`, expires_in: 3600 },
    }));
    const mailer = aMailer(`smtp://hello%40uni.example@127.0.0.1:${port}`, {
      oauth2: { ...CLIENT, tokenUrl },
    });
    for (let sent = 0; sent < 3; sent++) await mailer.send(mail);
    expect(users).toEqual(Array(3).fill('hello@uni.example'));
    expect(forms).toEqual([
      {
        client_id: 'an id',
        client_secret: 'a secret',
        grant_type: 'refresh_token',
        refresh_token: 'a refresh token',
      },
    ]);
  });

  it('fetches another token when the server does not take the last one, and when it ends', async () => {
    let valid = 'token 2';
    const { port, users } = await aMailServer(withOAuth2(() => valid));
    const { forms, tokenUrl } = await aTokenServer((n) => ({
      body: { access_token: `token ${n}`, expires_in: 60 },
    }));
    const url = `smtp://hello%40uni.example@127.0.0.1:${port}`;
    await aMailer(url, { oauth2: { ...CLIENT, tokenUrl } }).send(mail);
    valid = 'token 3';
    await aMailer(url, { oauth2: { ...CLIENT, tokenUrl } }).send(mail);
    expect([users.length, forms.length]).toEqual([2, 3]);
  });

  it.each([
    ['refuses', () => ({ status: 400, body: { error: 'invalid_grant' } })],
    ['gives no token', () => ({ body: { token: 7 } })],
    ['answers without end', () => ({ body: 'x'.repeat(100_000) })],
  ])('fails the mail when the token server %s, without its secrets in the error', async (_what, answer) => {
    const { port, users } = await aMailServer(withOAuth2(() => 'token 1'));
    const { tokenUrl } = await aTokenServer(answer);
    const sending = aMailer(`smtp://hello%40uni.example@127.0.0.1:${port}`, {
      oauth2: { ...CLIENT, tokenUrl },
    }).send(mail);
    const error: unknown = await sending.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/a secret|a refresh token/);
    expect(users).toEqual([]);
  });
});

describe('a server with a certificate of its own authority', () => {
  const secure = { secure: true, key: SERVER_KEY, cert: SERVER_CERTIFICATE, authOptional: true };

  it('gets mails once the authority is in the settings, and none before', async () => {
    const { port, users } = await aMailServer(secure);
    await expect(aMailer(`smtps://localhost:${port}`).send(mail)).rejects.toThrow(/certificate|issuer/i);
    await aMailer(`smtps://localhost:${port}`, { ca: OWN_AUTHORITY }).send(mail);
    expect(users).toEqual([null]);
  });

  it('is trusted for STARTTLS too', async () => {
    const { port, users } = await aMailServer({ ...secure, secure: false });
    await expect(aMailer(`smtp://localhost:${port}`).send(mail)).rejects.toThrow(/certificate|issuer/i);
    await aMailer(`smtp://localhost:${port}`, { ca: OWN_AUTHORITY }).send(mail);
    expect(users).toEqual([null]);
  });
});

it('a relay without sign-in gets mails from a URL without a user', async () => {
  const { port, users } = await aMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  await aMailer(`smtp://127.0.0.1:${port}`).send(mail);
  expect(users).toEqual([null]);
});
