import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import type pg from 'pg';
import { Metrics } from '../../src/infrastructure/metrics.js';
import { probes } from '../../src/infrastructure/probes.js';
import { startProduct } from '../support/http/test-product.js';

/** A production process as a request from `address` meets it. */
async function statusInProduction(
  path: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const app = express();
  app.use((request, _response, next) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: address, configurable: true });
    next();
  });
  const metrics = new Metrics(
    () => 0,
    async () => 0,
    {},
  );
  app.use(probes({ pool: {} as pg.Pool, metrics, production: true, appName: 'Tablemates', inbox: null }));
  app.use((error: { status: number }, _request: Request, response: Response, _next: NextFunction) => {
    response.sendStatus(error.status);
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
  } finally {
    server.close();
  }
}

describe('the metrics of a production process', () => {
  it.each([
    ['127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['203.0.113.7', {}, 404],
    ['::ffff:203.0.113.7', {}, 404],
    ['10.0.0.5', {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
  ])('are answered to %s with %j by %i', async (address, headers, status) => {
    expect(await statusInProduction('/metrics', address, headers as Record<string, string>)).toBe(status);
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

  it('is there in development', async () => {
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
  ])('is there where only %s really leave, for the others', async (_what, leaving) => {
    expect(await inboxOf({ NODE_ENV: 'development', ...leaving })).toEqual([200, 200, 404, 404]);
  });

  it('is not there where both really leave', async () => {
    expect(await inboxOf({ NODE_ENV: 'development', ...smtp, ...twilio })).toEqual([404, 404, 404, 404]);
  });

  it('is never there in production', async () => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests',
      FILES_KEY: 'a key for files of the tests',
      DATABASE_URL: 'postgres://127.0.0.1/elsewhere',
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMITS: 'on',
      STAFF_SECOND_FACTOR: 'required',
      HOST: '127.0.0.1',
    };
    expect(await inboxOf(production)).toEqual([404, 404, 404, 404]);
  });
});

it('health and readiness are told without a session, and say nothing more', async () => {
  const product = await startProduct();
  try {
    const told = async (path: string) => (await (await fetch(product.url + path)).json()) as unknown;
    expect(await told('/healthz')).toEqual({ status: 'ok' });
    expect(await told('/readyz')).toEqual({ status: 'ready' });
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds');
  } finally {
    await product.stop();
  }
});
