import { isLocal } from './config-production.js';
import { ConfigError, type ConfigReader } from './config-reader.js';

/** An OpenID Connect client, registered with its issuer. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Undefined: sign-in with a password only.
 * @throws ConfigError unless all three settings or none are set, and for an issuer without TLS on another machine
 */
export function readOidc(read: ConfigReader): OidcConfig | undefined {
  const set = read.together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  if (!set) return undefined;
  const issuer = read.url('OIDC_ISSUER', ['https', 'http'])!;
  const { protocol, search, hash, username, password } = new URL(issuer);
  const isEncrypted = protocol === 'https:' || isLocal(issuer);
  if (!isEncrypted || search || hash || username || password)
    throw new ConfigError('OIDC_ISSUER', 'must be an issuer such as https://accounts.google.com.');
  return {
    issuer,
    clientId: set.OIDC_CLIENT_ID,
    clientSecret: set.OIDC_CLIENT_SECRET,
  };
}
