import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The client's address as the key of rate limits. */
export const originOf = (request: Request): string => networkOf(request.ip ?? 'unknown');

/** An IPv4 address, or the /64 network of an IPv6 address, the smallest that one household has. */
export function networkOf(ip: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (embedded) return embedded;
  return isIPv6(ip) ? `${expanded(ip).slice(0, 4).join(':')}::/64` : ip;
}

/**
 * The /24 network of an IPv4 address or the /48 network of an IPv6 address: precise enough for an attack, too coarse to
 * identify a user.
 */
export function shortenedNetwork(ip: string | undefined): string | null {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip ?? '')?.[1] ?? ip ?? '';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${expanded(address).slice(0, 3).join(':')}::/48` : null;
}

function expanded(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right].map((part) =>
    parseInt(part, 16).toString(16),
  );
}
