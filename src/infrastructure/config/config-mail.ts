import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import type { OAuth2Client } from '../../adapters/mail/nodemailer-mailer.js';
import { isLocal } from './config-production.js';
import { ConfigError, type ConfigReader } from './config-reader.js';

interface BounceConfig {
  /** Reports return to it with a token: `bounces+token@…`. */
  readonly address: string;
  readonly webhookToken: string;
}

export interface MailConfig {
  /** Undefined: the development inbox. */
  readonly smtpUrl: string | undefined;
  /** Undefined: the user of the URL signs in with its password, or no one signs in. */
  readonly smtpOAuth2: OAuth2Client | undefined;
  /** Certificates in PEM that are trusted besides the public authorities. */
  readonly smtpCa: string | undefined;
  /** Undefined: reports on mails that came back go to the sender, and no webhook is accepted. */
  readonly bounces: BounceConfig | undefined;
}

/** A token and a plus sign must fit in 64 characters with the name of the mailbox. */
const BOUNCE_ADDRESS = /^[A-Za-z0-9._-]{1,31}@[A-Za-z0-9.-]{1,190}$/;

/** @throws ConfigError for a setting that is not valid, or misses another one */
export function readMail(read: ConfigReader): MailConfig {
  const smtpUrl = read.url('SMTP_URL', ['smtp', 'smtps']);
  return {
    smtpUrl,
    smtpOAuth2: readOAuth2(read, smtpUrl),
    smtpCa: readCertificates(read),
    bounces: readBounces(read),
  };
}

function readOAuth2(read: ConfigReader, smtpUrl: string | undefined): OAuth2Client | undefined {
  const set = read.together([
    'SMTP_OAUTH2_CLIENT_ID',
    'SMTP_OAUTH2_CLIENT_SECRET',
    'SMTP_OAUTH2_TOKEN_URL',
    'SMTP_OAUTH2_REFRESH_TOKEN',
  ]);
  if (!set) return undefined;
  const { username = '', password = '' } = smtpUrl === undefined ? {} : new URL(smtpUrl);
  if (username === '' || password !== '')
    throw new ConfigError(
      'SMTP_URL',
      'must have a user and no password, because SMTP_OAUTH2_CLIENT_ID is set.',
    );
  const tokenUrl = read.url('SMTP_OAUTH2_TOKEN_URL', ['https', 'http'])!;
  if (new URL(tokenUrl).protocol !== 'https:' && !isLocal(tokenUrl))
    throw new ConfigError('SMTP_OAUTH2_TOKEN_URL', 'must begin with https://.');
  return {
    clientId: set.SMTP_OAUTH2_CLIENT_ID,
    clientSecret: set.SMTP_OAUTH2_CLIENT_SECRET,
    tokenUrl,
    refreshToken: set.SMTP_OAUTH2_REFRESH_TOKEN,
  };
}

function readCertificates(read: ConfigReader): string | undefined {
  const path = read.text('SMTP_CA_FILE');
  if (path === undefined) return undefined;
  try {
    const pem = readFileSync(path, 'utf8');
    new X509Certificate(pem);
    return pem;
  } catch (error) {
    const { code = 'no certificate in PEM' } = error as NodeJS.ErrnoException;
    throw new ConfigError('SMTP_CA_FILE', `cannot be read (${code}).`);
  }
}

function readBounces(read: ConfigReader): BounceConfig | undefined {
  const set = read.together(['BOUNCE_ADDRESS', 'BOUNCE_WEBHOOK_TOKEN']);
  if (!set) return undefined;
  read.matching(
    'BOUNCE_ADDRESS',
    BOUNCE_ADDRESS,
    'one address such as bounces@example.org, with at most 31 characters before the @',
  );
  read.matching('BOUNCE_WEBHOOK_TOKEN', /^[\x21-\x7e]{16,}$/, '16 characters or more, without spaces');
  return { address: set.BOUNCE_ADDRESS, webhookToken: set.BOUNCE_WEBHOOK_TOKEN };
}
