import { OpenIdProvider } from '../../../src/adapters/auth/openid-provider.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { freePort } from '../../support/free-port.js';
import { CLIENT, OpenIdIssuer } from '../../support/http/openid-issuer.js';

const METADATA = '/.well-known/openid-configuration';
let issuer: OpenIdIssuer;
beforeEach(async () => void (issuer = await OpenIdIssuer.start()));
afterEach(() => issuer.close());

function aProvider({ url = issuer.url, timeoutSeconds = 5 } = {}) {
  const clock = new FixedClock();
  const log: string[] = [];
  const provider = new OpenIdProvider({
    issuer: url,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    redirectUri: 'https://tablemates.example/callback',
    clock,
    timeoutSeconds,
    onFailure: () => log.push('failed'),
    onAnswer: () => log.push('answered'),
  });
  return { provider, clock, log };
}

it('sends state, nonce and a PKCE challenge of its own for each sign-in', async () => {
  const { provider } = aProvider();
  const { url, attempt } = await provider.begin(false);
  const asked = new URL(url).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: 'https://tablemates.example/callback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: attempt.state,
    nonce: attempt.nonce,
  });
  const other = await provider.begin(false);
  for (const part of ['state', 'nonce', 'code_verifier']) expect(other.attempt[part]).not.toBe(attempt[part]);
});

it('asks the issuer at the first sign-in only, and again after a day', async () => {
  const { provider, clock } = aProvider();
  expect(issuer.asked).toEqual([]);
  await Promise.all([provider.begin(false), provider.begin(false)]);
  await provider.begin(false);
  expect(issuer.asked).toEqual([METADATA]);
  clock.pass({ days: 1 });
  await provider.begin(false);
  expect(issuer.asked).toEqual([METADATA, METADATA]);
});

it('keeps what it read while the issuer is away for a day', async () => {
  const { provider, clock, log } = aProvider();
  await provider.begin(false);
  issuer.instead.set(METADATA, (request) => void request.socket.destroy());
  clock.pass({ days: 1 });
  expect((await provider.begin(false)).url).toContain('/authorize');
  expect(log).toEqual(['answered', 'failed']);
});

it.each([
  ['hangs', () => undefined],
  [
    'fails',
    (_request: unknown, response: { writeHead(status: number): { end(): void } }) =>
      response.writeHead(500).end(),
  ],
  [
    'names another issuer',
    (_request: unknown, response: { end(text: string): void }) =>
      response.end('{"issuer":"https://other.example"}'),
  ],
  [
    'answers with more than the metadata needs',
    (_request: unknown, response: { end(text: string): void }) =>
      response.end(JSON.stringify({ ...issuer.metadata(), padding: 'x'.repeat(300_000) })),
  ],
])(
  'an issuer that %s is unavailable, and tried again at the next sign-in',
  async (_how, behave) => {
    const { provider, log } = aProvider({ timeoutSeconds: 1 });
    issuer.instead.set(METADATA, (request, response) => {
      response.setHeader('content-type', 'application/json');
      behave(request, response);
    });
    await expect(provider.begin(false)).rejects.toMatchObject({ code: 'provider_unavailable' });
    issuer.instead.clear();
    expect((await provider.begin(false)).url).toContain('/authorize');
    expect(log).toEqual(['failed', 'answered']);
    // Less than a client waits by itself.
  },
  10_000,
);

it('an issuer that cannot be reached is unavailable', async () => {
  const { provider } = aProvider({ url: `http://127.0.0.1:${await freePort()}` });
  await expect(provider.begin(false)).rejects.toMatchObject({ code: 'provider_unavailable' });
});
