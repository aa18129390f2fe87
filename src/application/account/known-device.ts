/** A browser that logged in to the account before, from its signed cookie. */
export interface KnownDevice {
  readonly userId: number;
  /** Random id, the same for all accounts that log in from this browser. */
  readonly id: string;
}

/** Lifetime of a device token after the login. */
export const DEVICE_KNOWN_SECONDS = 180 * 86_400;

/** Scope of a device token. A token is never a credential, and is not valid in the other scope. */
export type DevicePlace = 'app' | 'console';

/** Signs and verifies device tokens. */
export interface DeviceTokens {
  newId(): string;
  /** Call it after a successful login only. @returns the signed token */
  issue(device: KnownDevice, now: Date): string;
  /** @returns null for a forged, damaged or expired token */
  read(token: string, now: Date): KnownDevice | null;
}

/** Identifies the client of a request for rate limits. */
export interface Requester {
  /** Network address of the request. */
  readonly origin: string;
  /** Null without a valid device cookie. */
  readonly device: KnownDevice | null;
}

/** Key of rate limits: the user of the known device, otherwise the network address. */
export const requesterKey = ({ origin, device }: Requester): string =>
  device ? `user ${device.userId}` : origin;
