import express, { type NextFunction, type Request, type Response } from 'express';
import type pg from 'pg';
import { Metrics } from '../../../src/infrastructure/observe/metrics.js';
import { probes } from '../../../src/infrastructure/http/probes.js';
import { readVersion } from '../../../src/infrastructure/config/version.js';
import { serveHttp } from '../../support/local-server.js';
import { PRODUCTION, startProduct } from '../../support/http/test-product.js';

/** The probes of a production server, for a request from `address`. */
async function statusInProduction(
  path: string,
  address: string,
  headers: Record<string, string> = {},
  metricsNetworks: readonly string[] = [],
  metricsToken?: string,
): Promise<number> {
  const app = express();
  app.use((request, _response, next) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: address, configurable: true });
    next();
  });
  const metrics = new Metrics(
    () => 0,
    async () => 0,
  );
  const settings = { pool: {} as pg.Pool, metrics, isLocal: false, appName: 'Tablemates', inbox: null };
  app.use(probes({ ...settings, metricsNetworks, metricsToken }));
  app.use((error: { status: number }, _request: Request, response: Response, _next: NextFunction) => {
    response.sendStatus(error.status);
  });
  const { url, close } = await serveHttp(app);
  try {
    return (await fetch(url + path, { headers })).status;
  } finally {
    await close();
  }
}

describe('the metrics route in production', () => {
  it.each([
    ['127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['203.0.113.7', {}, 404],
    ['::ffff:203.0.113.7', {}, 404],
    ['10.0.0.5', {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
  ])('responds to %s with %j with %i', async (address, headers, status) => {
    expect(await statusInProduction('/metrics', address, headers as Record<string, string>)).toBe(status);
  });

  it.each([
    ['10.0.0.5', {}, 200],
    ['::ffff:10.0.0.5', {}, 200],
    ['fd00::7', {}, 200],
    ['127.0.0.1', {}, 200],
    ['203.0.113.7', {}, 404],
    ['fe80::7', {}, 404],
    ['10.0.0.5', { 'x-forwarded-for': '10.0.0.6' }, 404],
    ['127.0.0.1', { forwarded: 'for=10.0.0.6' }, 404],
  ])(
    'responds to %s with %j with %i if METRICS_NETWORKS lists networks',
    async (address, headers, status) => {
      const networks = ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'];
      expect(await statusInProduction('/metrics', address, headers as Record<string, string>, networks)).toBe(
        status,
      );
    },
  );
});

describe('the metrics route with METRICS_TOKEN', () => {
  const token = 'a-token-of-the-tests';
  const statusWith = (headers: Record<string, string>, address = '203.0.113.7', expected?: string) =>
    statusInProduction('/metrics', address, headers, [], expected);

  it('responds to the token from any network, also through a proxy', async () => {
    const authorization = `Bearer ${token}`;
    expect(await statusWith({ authorization }, '203.0.113.7', token)).toBe(200);
    expect(await statusWith({ authorization, 'x-forwarded-for': '198.51.100.9' }, '127.0.0.1', token)).toBe(
      200,
    );
  });

  it('still responds to this machine without the token', async () => {
    expect(await statusWith({}, '127.0.0.1', token)).toBe(200);
  });
});

describe('the development inbox', () => {
  const inboxOf = async (env: Record<string, string>) => {
    const product = await startProduct({ env });
    try {
      const paths = ['/dev/inbox', '/dev/inbox.json', '/dev', '/dev/anything'];
      return await Promise.all(paths.map(async (path) => (await fetch(product.url + path)).status));
    } finally {
      await product.stop();
    }
  };

  it('is available in development', async () => {
    expect(await inboxOf({ NODE_ENV: 'development' })).toEqual([200, 200, 404, 404]);
  });

  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'not used',
    TWILIO_FROM: '+15005550006',
  };

  it.each([
    ['mails', smtp],
    ['text messages', twilio],
  ])('is available if only %s are sent by a provider', async (_what, leaving) => {
    expect(await inboxOf({ NODE_ENV: 'development', ...leaving })).toEqual([200, 200, 404, 404]);
  });

  it('is not available if both are sent by a provider', async () => {
    expect(await inboxOf({ NODE_ENV: 'development', ...smtp, ...twilio })).toEqual([404, 404, 404, 404]);
  });

  it('is never available in production', async () => {
    expect(await inboxOf(PRODUCTION)).toEqual([404, 404, 404, 404]);
  });
});

it('health and readiness need no session, and return only their status and what runs', async () => {
  const product = await startProduct();
  try {
    const readJson = async (path: string) => (await (await fetch(product.url + path)).json()) as unknown;
    const { version, commit } = readVersion();
    expect(await readJson('/healthz')).toEqual({ status: 'ok', version, commit });
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(await readJson('/readyz')).toEqual({ status: 'ready' });
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds');
    expect(metrics).toContain('signals_lost_total 0');
    expect(metrics).toContain('bus_connected 1');
  } finally {
    await product.stop();
  }
});
