import { type EmailDomains, isEmailDomain, MAX_EMAIL_DOMAINS } from '../../domain/account/email-domains.js';
import { authProviderOf } from '../../domain/account/provider-identity.js';
import { isLocal } from './config-production.js';
import { ConfigError, type ConfigReader, PROVIDER_SUFFIXES } from './config-reader.js';

/** An OpenID Connect client, registered with its issuer. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of its settings: `1` for those without a number. Part of the address that it sends browsers back to. */
  readonly id: string;
  /** How the sign-in screen calls it; empty for the only one, if the settings give it none. */
  readonly name: string;
}

/**
 * In the order of their numbers; empty: sign-in with a password only.
 * @throws ConfigError unless all three settings of a provider or none are set, for an issuer without TLS on another
 * machine, and for one that is named twice
 */
export function readOidc(read: ConfigReader): readonly OidcConfig[] {
  const providers: OidcConfig[] = [];
  for (const [index, suffix] of PROVIDER_SUFFIXES.entries()) {
    const provider = readProvider(read, suffix, String(index + 1));
    if (provider && providers.some(({ issuer }) => issuer === provider.issuer))
      throw new ConfigError(`OIDC_ISSUER${suffix}`, 'is the issuer of another provider already.');
    if (provider) providers.push(provider);
  }
  const isOnlyOne = providers.length === 1;
  return providers.map((each) => ({
    ...each,
    name: each.name || (isOnlyOne ? '' : new URL(each.issuer).host),
  }));
}

function readProvider(
  read: ConfigReader,
  suffix: (typeof PROVIDER_SUFFIXES)[number],
  id: string,
): OidcConfig | undefined {
  const names = [`OIDC_ISSUER${suffix}`, `OIDC_CLIENT_ID${suffix}`, `OIDC_CLIENT_SECRET${suffix}`] as const;
  const set = read.together(names, [`OIDC_NAME${suffix}`]) as Record<string, string> | undefined;
  if (!set) return undefined;
  const issuer = read.url(names[0], ['https', 'http'])!;
  const { protocol, search, hash, username, password } = new URL(issuer);
  const isEncrypted = protocol === 'https:' || isLocal(issuer);
  if (!isEncrypted || search || hash || username || password)
    throw new ConfigError(names[0], 'must be an issuer such as https://accounts.google.com.');
  const name = read.matching(`OIDC_NAME${suffix}`, /^[^<>"]{1,40}$/, '1 to 40 characters without < > "');
  const known = authProviderOf({ issuer }) === 'google' ? 'Google' : '';
  return { issuer, clientId: set[names[1]]!, clientSecret: set[names[2]]!, id, name: name ?? known };
}

/** How members may sign in; staff sign in to the console with a password and a second factor always. See ADR 43. */
const SIGN_IN_METHODS = ['any', 'provider'] as const;
export type SignInMethods = (typeof SIGN_IN_METHODS)[number];

/** @throws ConfigError for `provider` while the settings name none */
export function readSignInMethods(read: ConfigReader): SignInMethods {
  const methods = read.oneOf('SIGN_IN_WITH', SIGN_IN_METHODS, 'any');
  if (methods === 'provider' && PROVIDER_SUFFIXES.every((suffix) => !read.text(`OIDC_ISSUER${suffix}`)))
    throw new ConfigError('OIDC_ISSUER', 'must be set too, because SIGN_IN_WITH is provider.');
  return methods;
}

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
