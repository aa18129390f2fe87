import { isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { UNKNOWN_NETWORK } from './account/caller-origin.js';

/**
 * Rewrites `X-Forwarded-For` as plain addresses, from `Forwarded` (RFC 7239) where a request has only that, because Express
 * takes an entry as it stands: with a port, each connection of a client would be another client.
 */
export const readForwarded: RequestHandler = ({ headers }, _response, next) => {
  const addresses = forwardedAddresses(headers);
  if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ');
  next();
};

function forwardedAddresses({ 'x-forwarded-for': list, forwarded }: IncomingHttpHeaders): string[] {
  const nodes = entriesOf([list ?? []].flat().join(','));
  return (nodes.length > 0 ? nodes : elementsOf(forwarded ?? '').map(nodeOf)).map(addressOf);
}

const entriesOf = (list: string): string[] => list.split(',').flatMap((entry) => entry.trim() || []);

/**
 * Quotes are paired from the right, where the trusted proxies have written: a quote that a client left open does not
 * take in what follows, and a comma in a quoted host begins no element.
 */
function elementsOf(forwarded: string): string[] {
  const pieces = forwarded.replaceAll('\\"', '_').split('"');
  const plain = pieces.map((piece, index) =>
    (pieces.length - index) % 2 === 0 ? piece.replaceAll(/[,;]/g, '_') : piece,
  );
  return entriesOf(plain.join(''));
}

/** The client that an element of `Forwarded` names; empty where it names none. */
const nodeOf = (element: string): string => /(?:^|;)\s*for\s*=([^;]*)/i.exec(element)?.[1] ?? '';

/** The address in `203.0.113.7:4711` or `[2001:db8::7]:4711`; `unknown` for `_hidden` and all else that is no address. */
function addressOf(node: string): string {
  const text = node.replaceAll('"', '').trim();
  const bare = /^\[([^\]]*)\](?::[\w.-]*)?$/.exec(text)?.[1] ?? text;
  return [bare, bare.replace(/:[\w.-]*$/, '')].find((address) => isIP(address) !== 0) ?? UNKNOWN_NETWORK;
}
