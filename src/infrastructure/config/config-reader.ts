import { readFileSync } from 'node:fs';

/** What follows the names of the settings of each sign-in provider. */
export const PROVIDER_SUFFIXES = ['', '_2', '_3', '_4'] as const;

/** All supported settings. {@link ConfigReader} reads no others. */
export const KNOWN_SETTINGS = [
  'NODE_ENV',
  'ROLES',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_POOL_SIZE',
  'REDIS_URL',
  'SMTP_URL',
  'SMTP_OAUTH2_CLIENT_ID',
  'SMTP_OAUTH2_CLIENT_SECRET',
  'SMTP_OAUTH2_REFRESH_TOKEN',
  'SMTP_OAUTH2_TOKEN_URL',
  'SMTP_CA_FILE',
  'MAIL_FROM',
  'ANNOUNCEMENT_MAILS_PER_MINUTE',
  'BOUNCE_ADDRESS',
  'BOUNCE_WEBHOOK_TOKEN',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'TWILIO_API_BASE',
  'SMS_COUNTRIES',
  'SMS_DAILY_BUDGET',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'GOOGLE_MAPS_API_KEY',
  'GEOCODER_URL',
  'TILE_URL',
  'TILE_PROXY',
  'PLACES_URL',
  'HOME_AREA',
  'HOME_COUNTRY',
  'TIME_ZONE',
  'APP_NAME',
  'SESSION_SECRET',
  'FILES_KEY',
  'FILES_KEYS_OLD',
  'BOOTSTRAP_ADMIN',
  'STAFF_SECOND_FACTOR',
  'PASSWORD_MEMORY_KIB',
  'MATCH_PATIENCE_SECONDS',
  'MATCH_DEBOUNCE_MS',
  'NEVER_THE_ONLY_ONE',
  'JOBS_AT_START',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'CLOCK_OFFSET_SECONDS',
  'LOG_LEVEL',
  'METRICS_NETWORKS',
  'METRICS_TOKEN',
  ...PROVIDER_SUFFIXES.flatMap(
    (suffix) =>
      [
        `OIDC_ISSUER${suffix}`,
        `OIDC_CLIENT_ID${suffix}`,
        `OIDC_CLIENT_SECRET${suffix}`,
        `OIDC_NAME${suffix}`,
      ] as const,
  ),
  'SIGN_IN_WITH',
  'EMAIL_DOMAINS',
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'BACKUP_TO',
  'BACKUP_KEY',
  'BACKUP_KEEP',
  'BACKUP_KEEP_WEEKS',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_AWS_ACCESS_KEY_ID',
  'BACKUP_AWS_SECRET_ACCESS_KEY',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;

/** Settings that may be read from a file instead: `NAME_FILE` has its path, as Docker and Kubernetes mount secrets. */
export const SECRET_SETTINGS = [
  'SESSION_SECRET',
  'FILES_KEY',
  'FILES_KEYS_OLD',
  'BOOTSTRAP_ADMIN',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SMTP_OAUTH2_CLIENT_SECRET',
  'SMTP_OAUTH2_REFRESH_TOKEN',
  'BOUNCE_WEBHOOK_TOKEN',
  ...PROVIDER_SUFFIXES.map((suffix) => `OIDC_CLIENT_SECRET${suffix}` as const),
  'TWILIO_AUTH_TOKEN',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'GOOGLE_MAPS_API_KEY',
  'METRICS_TOKEN',
  'BACKUP_KEY',
  'BACKUP_AWS_ACCESS_KEY_ID',
  'BACKUP_AWS_SECRET_ACCESS_KEY',
] as const satisfies readonly (typeof KNOWN_SETTINGS)[number][];

/** What a process does: `web` serves HTTP and sockets, `worker` runs jobs and seating. See ADR 28. */
export const ROLES = ['all', 'web', 'worker'] as const;
export type Roles = (typeof ROLES)[number];

export type SettingName = (typeof KNOWN_SETTINGS)[number];

/**
 * A configuration error stops the server at startup. The message is one line; it starts with the setting's name and
 * never contains its value, because that may be a secret.
 */
export class ConfigError extends Error {
  constructor(
    readonly setting: SettingName,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
    this.name = 'ConfigError';
  }
}

/** Parses single settings of an environment. Values are trimmed; an empty value counts as not set. */
export class ConfigReader {
  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /**
   * @returns the trimmed value; undefined if not set
   * @throws ConfigError for control characters and over 2,000 characters
   */
  text(name: SettingName): string | undefined {
    const value = this.env[name]?.trim() || this.secretFromFile(name);
    if (!value) return undefined;
    if (value.length > 2000) throw new ConfigError(name, 'is longer than 2000 characters.');
    // oxlint-disable-next-line no-control-regex
    if (/[\u0000-\u001f\u007f]/.test(value))
      throw new ConfigError(name, 'must be one line without control characters.');
    return value;
  }

  /** @param description the expected format in words, for the error message */
  matching(name: SettingName, form: RegExp, description: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !form.test(value)) throw new ConfigError(name, `must be ${description}.`);
    return value;
  }

  wholeNumber(name: SettingName, range: { min: number; max: number }, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;
    if (!(number >= range.min && number <= range.max)) {
      throw new ConfigError(name, `must be a whole number from ${range.min} to ${range.max}.`);
    }
    return number;
  }

  oneOf<T extends string>(name: SettingName, choices: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback;
    const choice = choices.find((each) => each === value);
    if (choice === undefined) throw new ConfigError(name, `must be one of ${choices.join(', ')}.`);
    return choice;
  }

  /** Returns an absolute URL unchanged. @param schemes allowed schemes, without the colon */
  url(name: SettingName, schemes: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const forms = schemes.map((scheme) => `${scheme}://…`).join(' or ');
    const scheme =
      URL.canParse(value) && value.includes('://') ? new URL(value).protocol.slice(0, -1) : undefined;
    if (scheme === undefined || !schemes.includes(scheme))
      throw new ConfigError(name, `must be a URL such as ${forms}.`);
    return value;
  }

  /**
   * Returns settings that are required together; undefined if none of them is set.
   * @throws ConfigError for the first missing one while another of them, or of `optional`, is set
   */
  together<T extends SettingName>(
    names: readonly T[],
    optional: readonly SettingName[] = [],
  ): Record<T, string> | undefined {
    const set = [...names, ...optional].find((name) => this.text(name) !== undefined);
    if (set === undefined) return undefined;
    return Object.fromEntries(
      names.map((name) => {
        const value = this.text(name);
        if (value === undefined) throw new ConfigError(name, `must be set too, because ${set} is set.`);
        return [name, value];
      }),
    ) as Record<T, string>;
  }

  private secretFromFile(name: SettingName): string | undefined {
    const path = this.env[`${name}_FILE`]?.trim();
    if (!path || !(SECRET_SETTINGS as readonly string[]).includes(name)) return undefined;
    try {
      return readFileSync(path, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new ConfigError(name, `cannot be read from the file in ${name}_FILE (${code}).`);
    }
  }
}
