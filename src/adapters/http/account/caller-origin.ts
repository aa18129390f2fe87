import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** One key for all clients whose address cannot be read, so that hiding it does not avoid a limit. */
export const UNKNOWN_NETWORK = 'unknown';

/** The client's address as the key of rate limits. */
export const originOf = (request: Request): string => networkOf(request.ip ?? '');

/** An IPv4 address, or the /64 network of an IPv6 address, the smallest that one household has. */
export function networkOf(ip: string): string {
  const address = addressIn(ip);
  if (address === null) return UNKNOWN_NETWORK;
  return typeof address === 'string' ? address : `${address.slice(0, 4).join(':')}::/64`;
}

/**
 * The /24 network of an IPv4 address or the /48 network of an IPv6 address: precise enough for an attack, too coarse to
 * identify a user.
 */
export function shortenedNetwork(ip: string | undefined): string | null {
  const address = addressIn(ip ?? '');
  if (address === null) return null;
  return typeof address === 'string'
    ? `${address.split('.').slice(0, 3).join('.')}.0/24`
    : `${address.slice(0, 3).join(':')}::/48`;
}

/** An IPv4 address, also one that is embedded in IPv6, or the eight groups of an IPv6 address; null for anything else. */
function addressIn(ip: string): string | readonly string[] | null {
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return null;
  const groups = groupsOf(ip);
  return EMBEDDING_IPV4.has(groups.slice(0, 6).join(':')) ? dotted(groups.slice(6)) : groups;
}

/** IPv4-mapped addresses, and those of NAT64 (RFC 6052), behind which all of IPv4 would be one /64. */
const EMBEDDING_IPV4: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');

function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%');
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number);
    return `${(a! * 256 + b!).toString(16)}:${(c! * 256 + d!).toString(16)}`;
  });
  const [head = '', tail] = hexadecimal.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((part) =>
    parseInt(part, 16).toString(16),
  );
}
