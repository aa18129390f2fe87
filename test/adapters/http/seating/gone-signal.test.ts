import { EventEmitter, once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Response } from 'express';
import type { CompareSeating } from '../../../../src/application/seating/what-if/compare-seating.js';
import type { PastSaturdayInput } from '../../../../src/application/seating/what-if/past-saturday-input.js';
import { whatIfRoutes } from '../../../../src/adapters/http/seating/what-if.admin.routes.js';
import { goneSignal } from '../../../../src/adapters/http/seating/gone-signal.js';

/** A server that answers with `handle`. @returns the client's request and the signal of its response */
async function serve(handle: (response: ServerResponse) => void) {
  const server = createServer();
  const arrived = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  const [, response] = await arrived;
  const signal = goneSignal(response as Response);
  const closed = once(response, 'close');
  handle(response);
  return { request, signal, closed, stop: () => server.close() };
}

it('the signal is aborted when the client leaves before it has its response', async () => {
  const { request, signal, closed, stop } = await serve(() => undefined);
  expect(signal.aborted).toBe(false);
  request.destroy();
  await closed;
  expect(signal.aborted).toBe(true);
  stop();
});

it('the signal is not aborted by a complete response', async () => {
  const { signal, closed, stop } = await serve((response) => response.end('done'));
  await closed;
  expect(signal.aborted).toBe(false);
  stop();
});

it('a comparison ends, without an error, when its client has left', async () => {
  const compareSeating = {
    execute: ({ gone }: { gone: AbortSignal }) =>
      new Promise((_, reject) => gone.addEventListener('abort', () => reject(gone.reason as Error))),
  } as unknown as CompareSeating;
  const routes = whatIfRoutes({ input: {} as PastSaturdayInput, compareSeating });
  const response = Object.assign(new EventEmitter(), { writableFinished: false });
  const post = routes.find(({ method }) => method === 'post')!;
  const answered = post.handle({ body: {}, response } as never);
  response.emit('close');
  expect(await answered).toBeUndefined();
});
