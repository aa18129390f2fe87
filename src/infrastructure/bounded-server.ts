import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../adapters/http/account/caller-origin.js';
import { endSlowBodies, type BodyPace } from './slow-bodies.js';

/** What one connection may take; times in milliseconds. */
export interface ServerLimits extends BodyPace {
  /** From the start of a connection or request to the end of its headers. */
  readonly headersMs: number;
  /** From the start of a request to the end of its body, however fast it comes in. */
  readonly requestMs: number;
  /** Open connections from one address, sockets included. */
  readonly connectionsPerAddress: number;
}

/** Headers end within 15 s and plain bodies within 20 s, the time until the next check included. */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 12_000,
  bodyMs: 18_000,
  // Above what a weak mobile network carries; after `bodyMs` no body of 100 KiB is still coming in at this rate.
  bytesPerSecond: 32 * 1024,
  // Ten megabytes over a weak mobile network take their time; the app gives an upload up after as long.
  requestMs: 180_000,
  checkEveryMs: 1000,
  // Enough for a dormitory behind one address.
  connectionsPerAddress: 1000,
};

/** An HTTP server with limits on slow requests and on connections per address. */
export function createBoundedServer(limits: ServerLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.on('connection', limitPerAddress(limits.connectionsPerAddress));
  server.on('request', endSlowBodies(limits));
  return server;
}

/** Closes connections beyond the limit of their address at once. */
function limitPerAddress(most: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const count = open.get(network) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  };
}
