import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const FORWARDING = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** @returns true if the client is a process of this machine and no proxy or tunnel, which sends forwarding headers */
export const isFromLoopback = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => FORWARDING.test(name));

/**
 * @returns true if the Host header is a loopback name. A page under DNS rebinding connects from this machine too, but
 * sends its own host name.
 */
export const isAddressedToLoopback = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK_HOST.test(headers.host ?? '');
