import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

export interface HostCheck {
  /** @returns all addresses of a host name */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isPublic?: (address: string) => boolean;
}

/** @returns an address of the host to connect to; null unless all of its addresses are public */
export async function publicAddressOf(
  { hostname }: URL,
  { resolve = addressesOf, isPublic = isPublicAddress }: HostCheck = {},
): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [address] = addresses;
  return address && addresses.every((each) => isPublic(each)) ? address : null;
}

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** A name resolution with a fixed result, so that a second answer of the name server has no effect. */
export function pinnedTo(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family));
}
