import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { jest } from '@jest/globals';
import { Unlimited } from '../../../src/adapters/rate-limiting/unlimited.js';
import { type FoundOperation, nameOf, type OpenApiDocument, operationFor } from './openapi-operations.js';

const REQUEST_START = 'http.server.request.start';

/** @returns a function that ends the recording and lists the operations during which a rate limit was counted */
export function recordLimitedOperations(document: OpenApiDocument): () => ReadonlySet<string> {
  const limited = new Set<string>();
  const current = new AsyncLocalStorage<FoundOperation | null>();
  const enter = (message: unknown) => {
    const { method, url } = (message as { request: IncomingMessage }).request;
    current.enterWith(operationFor(document, method!, new URL(url!, 'http://localhost').pathname));
  };
  subscribe(REQUEST_START, enter);
  const consume = jest.spyOn(Unlimited.prototype, 'consume').mockImplementation(() => {
    const operation = current.getStore();
    if (operation) limited.add(nameOf(operation));
    return Promise.resolve({ uses: 1, msLeft: 0 });
  });
  return () => {
    unsubscribe(REQUEST_START, enter);
    consume.mockRestore();
    return limited;
  };
}
