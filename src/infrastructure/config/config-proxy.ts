import { isIP } from 'node:net';
import { ConfigError, type ConfigReader } from './config-reader.js';

/** The trusted reverse proxies: their number, counted from the server, or their networks. */
export type TrustedProxies = number | readonly string[];

const MAX_HOPS = 10;

/**
 * Parses `TRUST_PROXY`. By default no forwarding header is trusted, because a client could set it to avoid rate limits
 * by address.
 * @throws ConfigError for another format, or if production uses https without it: TLS then ends at a proxy
 */
export function readTrustedProxies(
  read: ConfigReader,
  { production, publicUrl }: { readonly production: boolean; readonly publicUrl: string },
): TrustedProxies | undefined {
  const value = read.text('TRUST_PROXY');
  if (value === undefined) {
    if (production && publicUrl.startsWith('https:'))
      throw new ConfigError('TRUST_PROXY', `must be set in production behind https: ${FORM}.`);
    return undefined;
  }
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_HOPS) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) throw new ConfigError('TRUST_PROXY', `must be ${FORM}.`);
  return networks;
}

/**
 * Parses `METRICS_NETWORKS`. By default production serves metrics to its own machine only, because they describe the
 * product's use.
 * @throws ConfigError for another format
 */
export function readMetricsNetworks(read: ConfigReader): readonly string[] {
  const networks = (read.text('METRICS_NETWORKS') ?? '')
    .split(',')
    .flatMap((network) => network.trim() || []);
  if (!networks.every(isNetwork))
    throw new ConfigError('METRICS_NETWORKS', 'must be networks, such as 10.0.0.0/8,fd00::/8.');
  return networks;
}

const FORM = `the number of proxies, 1 to ${MAX_HOPS}, or their networks, such as 10.0.0.0/8,::1`;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
