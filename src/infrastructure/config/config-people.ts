import { isTimeZone, type TimeZone } from '../../domain/shared/time-zone.js';
import { ConfigError, type ConfigReader } from './config-reader.js';

/** Default location of users without coordinates. */
export interface HomeArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string;
}

/** The admin created at startup if no admin exists. */
export interface BootstrapAdmin {
  readonly email: string;
  readonly password: string;
}

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;

export function readHomeArea(read: ConfigReader): HomeArea | undefined {
  const value = read.text('HOME_AREA');
  if (value === undefined) return undefined;
  const [, lat, lon, label] =
    /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(.{1,100})$/.exec(value) ?? [];
  if (!label || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180) {
    throw new ConfigError('HOME_AREA', 'must be lat,lon,label, such as 40.73,-73.99,New York.');
  }
  return { latitude: Number(lat), longitude: Number(lon), label };
}

export function readTimeZone(read: ConfigReader): TimeZone {
  const zone = read.text('TIME_ZONE') ?? 'America/New_York';
  if (!isTimeZone(zone))
    throw new ConfigError('TIME_ZONE', 'must be an IANA time zone such as America/New_York.');
  return zone;
}

export function readBootstrapAdmin(read: ConfigReader): BootstrapAdmin | undefined {
  const value = read.text('BOOTSTRAP_ADMIN');
  if (value === undefined) return undefined;
  const split = value.indexOf(':');
  const [email, password] = [value.slice(0, Math.max(split, 0)), value.slice(split + 1)];
  if (!EMAIL.test(email) || password.length < 6 || password.length > 128) {
    throw new ConfigError(
      'BOOTSTRAP_ADMIN',
      'must be email:password, the password 6 to 128 characters long.',
    );
  }
  return { email: email.toLowerCase(), password };
}

/** @throws ConfigError unless it is one plain address */
export const readContactEmail = (read: ConfigReader): string | undefined =>
  read.matching('CONTACT_EMAIL', EMAIL, 'one address such as hello@example.org');

/** Who runs the instance, as the policies name them. */
export interface Operator {
  readonly name: string | undefined;
  /** A postal address in one line. */
  readonly address: string | undefined;
}

const readLine = (read: ConfigReader, name: 'OPERATOR_NAME' | 'OPERATOR_ADDRESS', longest: number) =>
  read.matching(name, new RegExp(`^.{1,${longest}}$`, 'u'), `one line of at most ${longest} characters`);

export const readOperator = (read: ConfigReader): Operator => ({
  name: readLine(read, 'OPERATOR_NAME', 100),
  address: readLine(read, 'OPERATOR_ADDRESS', 200),
});

/** Accepts an address or `Name <address>`; the default is a no-reply address at the host of PUBLIC_URL. */
export function readMailFrom(read: ConfigReader, appName: string, publicUrl: string): string {
  const value = read.text('MAIL_FROM');
  if (value === undefined) return `${appName} <no-reply@${new URL(publicUrl).hostname}>`;
  const address = /^[^<>"]{0,80}<([^<>]+)>$/.exec(value)?.[1] ?? value;
  if (!EMAIL.test(address))
    throw new ConfigError(
      'MAIL_FROM',
      'must be an address or a name with one: Tablemates <hello@example.org>.',
    );
  return value;
}
