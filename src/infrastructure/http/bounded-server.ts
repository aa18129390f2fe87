import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../adapters/http/account/caller-origin.js';
import { endSlowBodies, type BodyPace } from './slow-bodies.js';

/** Limits of one connection; times in milliseconds. */
export interface ServerLimits extends BodyPace {
  /** Timeout from the start of a connection or request to the end of its headers. */
  readonly headersMs: number;
  /** Timeout from the start of a request to the end of its body, regardless of its rate. */
  readonly requestMs: number;
  /** Time after a response in which the connection may be used again. */
  readonly keepAliveMs: number;
  /** Maximum of open connections per address, WebSockets included. */
  readonly connectionsPerAddress: number;
}

/** The resulting timeouts include the check interval: 15 s for headers, 20 s for small bodies. */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 12_000,
  bodyMs: 18_000,
  // Higher than the rate of a weak mobile network; at this rate a body of 100 KiB always ends before `bodyMs`.
  bytesPerSecond: 32 * 1024,
  // The app uses the same timeout for an upload of ten megabytes over a weak mobile network.
  requestMs: 180_000,
  // Longer than the interval of polls, so that an open app keeps its connection.
  keepAliveMs: 15_000,
  checkEveryMs: 1000,
  // Enough for a dormitory behind one address.
  connectionsPerAddress: 1000,
};

/** Creates an HTTP server with timeouts for slow requests and a limit on connections per address. */
export function createBoundedServer(limits: ServerLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.on('connection', limitPerAddress(limits.connectionsPerAddress));
  server.on('request', endSlowBodies(limits));
  return server;
}

/** Closes connections over the limit of their address immediately. */
function limitPerAddress(most: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
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
