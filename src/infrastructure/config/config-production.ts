import { SHORTEST_STAFF_PASSWORD } from '../../domain/staff/staff-password.js';
import { ConfigError, type ConfigReader, SECRET_SETTINGS } from './config-reader.js';

const REQUIRED = ['SESSION_SECRET', 'FILES_KEY', 'DATABASE_URL', 'SMTP_URL'] as const;

/** Parts of the default secrets in this repository, its history or its documentation; they are public. */
const PUBLISHED = /development-only|keeps the peace|a secret of the tests|change-?me/i;

/**
 * Validates the additional rules for production.
 * @param publicUrl published secrets are accepted if this is a loopback address
 * @throws ConfigError for the first missing or unsafe setting
 */
export function ensureFitForProduction(read: ConfigReader, publicUrl: string): void {
  for (const name of REQUIRED) {
    if (read.text(name) === undefined) throw new ConfigError(name, 'must be set in production.');
  }
  if (read.text('FILES_KEY') === read.text('SESSION_SECRET'))
    throw new ConfigError('FILES_KEY', 'must not be the same as SESSION_SECRET in production.');
  if (read.text('RATE_LIMITS') === 'off')
    throw new ConfigError('RATE_LIMITS', 'must not be off in production.');
  if (read.text('JOBS_AT_START') === 'off')
    throw new ConfigError('JOBS_AT_START', 'must not be off in production.');
  if (read.text('CLOCK_OFFSET_SECONDS') !== undefined)
    throw new ConfigError('CLOCK_OFFSET_SECONDS', 'must not be set in production.');
  if (read.text('STAFF_SECOND_FACTOR') === 'optional')
    throw new ConfigError('STAFF_SECOND_FACTOR', 'must not be optional in production.');
  const admin = read.text('BOOTSTRAP_ADMIN');
  if (admin !== undefined && admin.slice(admin.indexOf(':') + 1).length < SHORTEST_STAFF_PASSWORD)
    throw new ConfigError(
      'BOOTSTRAP_ADMIN',
      `needs a password of at least ${SHORTEST_STAFF_PASSWORD} characters in production.`,
    );
  if (isLocal(publicUrl)) return;
  for (const name of SECRET_SETTINGS) {
    if (PUBLISHED.test(read.text(name) ?? ''))
      throw new ConfigError(name, 'holds a published value, which production does not accept.');
  }
}

/** @returns true if only processes of the same machine can reach the address */
export function isLocal(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.localhost$/.test(hostname);
}
