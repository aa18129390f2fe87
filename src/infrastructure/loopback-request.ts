import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const FORWARDING = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** Whether a program of this machine asks for itself: a proxy or tunnel on the same machine speaks for others, and says so. */
export const isFromLoopback = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => FORWARDING.test(name));

/**
 * Whether the request was addressed to this machine as such. A page of another site whose name was pointed here (DNS
 * rebinding) comes from this machine too, but under its own name.
 */
export const isAddressedToLoopback = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK_HOST.test(headers.host ?? '');
