import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { type LocalServer, serveHttp } from './local-server.js';

/** A stand-in for a service of others, whose behavior a test may replace. */
export interface Stub<Asked> extends LocalServer {
  /** What it was asked, oldest first. */
  readonly asked: readonly Asked[];
  behave(behavior: RequestListener): void;
}

/** @param read what it keeps of a request */
export async function startStub<Asked>(
  behavior: RequestListener,
  read: (request: IncomingMessage, body: string) => Asked,
): Promise<Stub<Asked>> {
  let current = behavior;
  const asked: Asked[] = [];
  const server = await serveHttp((request, response) => {
    // The header that Node writes itself has the clock of the machine also where tests move `Date`.
    response.setHeader('date', new Date().toUTCString());
    const answer = (body: string) => {
      asked.push(read(request, body));
      current(request, response);
    };
    text(request).then(answer, () => undefined);
  });
  return { ...server, asked, behave: (next) => (current = next) };
}

/** Behaviors that a client must not wait for. */
export const SLOW: Array<[name: string, behavior: RequestListener]> = [
  ['never answers', () => undefined],
  [
    'answers a letter at a time',
    (_request, response) => {
      const trickle = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(trickle));
    },
  ],
];

/** A behavior that sends without an end, and the bytes that it has sent. */
export function endless(): { behavior: RequestListener; sent: () => number } {
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const behavior: RequestListener = (_request, response) => {
    const talk = (): void => {
      while (!response.destroyed && sent < 200_000_000) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', talk);
      }
    };
    talk();
  };
  return { behavior, sent: () => sent };
}
