/** A browser in which the account was signed in to before, as a signed cookie of it says. */
export interface KnownDevice {
  readonly userId: number;
  /** Unguessable, and the same for every account that is signed in to in this browser. */
  readonly id: string;
}

/** How long after its sign-in a browser is known. */
export const DEVICE_KNOWN_SECONDS = 180 * 86_400;

/** Where a token counts: it opens nothing in either place, and is worth nothing in the other. */
export type DevicePlace = 'app' | 'console';

/** Signed names of known browsers. */
export interface DeviceTokens {
  /** An id for a browser that has none. */
  newId(): string;
  /** A signed token for a person who has just signed in. */
  issue(device: KnownDevice, now: Date): string;
  /** What the token says; null where it is forged, damaged or too old. */
  read(token: string, now: Date): KnownDevice | null;
}

/** Who sends a request, as far as the network and a cookie tell. */
export interface Requester {
  /** Where on the internet the request came from. */
  readonly origin: string;
  /** Null for a browser in which no account was signed in to. */
  readonly device: KnownDevice | null;
}

/** By what the requests of someone are counted: an account they had in this browser, or else their network. */
export const requesterKey = ({ origin, device }: Requester): string =>
  device ? `user ${device.userId}` : origin;
