import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const FORWARDING = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** @returns true if the client is a process of this machine and no proxy or tunnel, which sends forwarding headers */
export const isFromLoopback = (request: IncomingMessage): boolean =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') && !isForwarded(request);

const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => FORWARDING.test(name));

/**
 * @param networks addresses or networks in CIDR notation, such as `10.0.0.0/8`
 * @returns whether a request comes from this machine or one of the networks, and from no proxy or tunnel
 */
export function isFromNetworks(networks: readonly string[]): (request: IncomingMessage) => boolean {
  const listed = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    listed.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (request) => {
    const address = request.socket.remoteAddress ?? '';
    if (LOOPBACK.has(address)) return isFromLoopback(request);
    const version = isIP(address);
    return version !== 0 && listed.check(address, version === 6 ? 'ipv6' : 'ipv4') && !isForwarded(request);
  };
}

/**
 * @returns true if the Host header is a loopback name. A page under DNS rebinding connects from this machine too, but
 * sends its own host name.
 */
export const isAddressedToLoopback = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK_HOST.test(headers.host ?? '');
