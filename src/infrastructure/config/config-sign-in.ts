import { type EmailDomains, isEmailDomain } from '../../domain/account/email-domains.js';
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

/** How members may sign in; staff sign in to the console with a password and a second factor always. See ADR 43. */
const SIGN_IN_METHODS = ['any', 'provider'] as const;
export type SignInMethods = (typeof SIGN_IN_METHODS)[number];

/** @throws ConfigError for `provider` while the settings name none */
export function readSignInMethods(read: ConfigReader): SignInMethods {
  const methods = read.oneOf('SIGN_IN_WITH', SIGN_IN_METHODS, 'any');
  if (methods === 'provider' && read.text('OIDC_ISSUER') === undefined)
    throw new ConfigError('OIDC_ISSUER', 'must be set too, because SIGN_IN_WITH is provider.');
  return methods;
}

/** Limits the text of the sign-up form that names all domains. */
const MAX_EMAIL_DOMAINS = 20;

/** @throws ConfigError unless it is a list of domains and wildcards of subdomains */
export function readEmailDomains(read: ConfigReader): EmailDomains {
  const domains = (read.text('EMAIL_DOMAINS') ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((each) => each.trim() || []);
  if (domains.length > MAX_EMAIL_DOMAINS || !domains.every(isEmailDomain))
    throw new ConfigError(
      'EMAIL_DOMAINS',
      `must be at most ${MAX_EMAIL_DOMAINS} domains, such as example.edu,*.example.edu.`,
    );
  return domains;
}
