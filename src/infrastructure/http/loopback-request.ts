import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const FORWARDING = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** A name without a dot resolves inside of a network only, such as that of a container. */
const NAME_IN_NETWORK = /^[a-z\d-]+$/i;

/** @returns true if the client is a process of this machine that asks for it, and no proxy or tunnel */
export const isFromLoopback = (request: IncomingMessage): boolean =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') && isAddressedToLoopback(request) && !isForwarded(request);

/** Proxies without any configuration add no header; HTTP/1.0 is what nginx speaks then. */
const isForwarded = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name));

/**
 * @param networks addresses or networks in CIDR notation, such as `10.0.0.0/8`
 * @returns whether a request comes from this machine or one of the networks, and from no proxy or tunnel, which would send
 * forwarding headers or the public host name
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
    return (
      version !== 0 &&
      listed.check(address, version === 6 ? 'ipv6' : 'ipv4') &&
      isAddressedInNetwork(request) &&
      !isForwarded(request)
    );
  };
}

/**
 * @returns true if the Host header is a loopback name. A page under DNS rebinding and a proxy connect from this machine
 * too, but send the name that a browser asked for.
 */
const isAddressedToLoopback = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK_HOST.test(headers.host ?? '');

/** Whether the Host header is an address or a name that has no dot, and so not one that the internet knows. */
function isAddressedInNetwork({ headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');
  return isIP(host) !== 0 || NAME_IN_NETWORK.test(host);
}
