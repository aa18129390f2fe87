import type { Request, RequestHandler, Response } from 'express';
import {
  DEVICE_KNOWN_SECONDS,
  type DevicePlace,
  type DeviceTokens,
  type KnownDevice,
  type Requester,
} from '../../../application/account/known-device.js';
import { type CookieKind, isSecure, keepCookie, readCookie } from '../cookies.js';
import { originOf } from './caller-origin.js';

const COOKIES: Record<DevicePlace, CookieKind> = {
  app: { name: 'tablemates.device', path: '/api' },
  console: { name: 'tablemates.staff-device', path: '/api/admin' },
};

/**
 * Cookies of known devices (OWASP's "device cookie"): wrong passwords from a known browser have a separate rate limit,
 * so strangers never lock it out.
 */
export class DeviceCookies {
  private readonly cookie: CookieKind;

  constructor(
    private readonly tokens: DeviceTokens,
    place: DevicePlace,
  ) {
    this.cookie = COOKIES[place];
  }

  /** The account that last signed in with this browser, or null. */
  deviceOf(request: Request): KnownDevice | null {
    const token = readCookie(request, this.cookie);
    return token === null ? null : this.tokens.read(token, new Date());
  }

  requesterOf(request: Request): Requester {
    return { origin: originOf(request), device: this.deviceOf(request) };
  }

  /** The device id of this browser; a new one for an unknown browser. */
  keyOf(request: Request): string {
    return this.deviceOf(request)?.id ?? this.tokens.newId();
  }

  /**
   * Remembers this browser as a known device of the account after a successful sign-in.
   * @param id the return value of `keyOf` for this request
   */
  keep(request: Request, response: Response, { userId, id }: KnownDevice): void {
    // Secure under TLS, like the session cookie.
    if (isSecure(request) && !isEncrypted(request)) return;
    const value = this.tokens.issue({ userId, id }, new Date());
    response.locals[LATE_COOKIE] = () =>
      keepCookie(request, response, this.cookie, { value, lastsMs: DEVICE_KNOWN_SECONDS * 1000 });
  }
}

/** Whether the request is secure, by the same rule as the session middleware. */
const isEncrypted = (request: Request): boolean =>
  request.secure || request.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() === 'https';

const LATE_COOKIE = 'set device cookie';

/**
 * Sets the cookie after the session cookie, because simple clients read the first cookie of a sign-in as the session.
 * It is registered before the session middleware, since header hooks run in reverse order.
 */
export const lateDeviceCookie: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = ((...given: unknown[]) => {
    const set = response.locals[LATE_COOKIE] as (() => void) | undefined;
    delete response.locals[LATE_COOKIE];
    set?.();
    return writeHead(...given);
  }) as typeof response.writeHead;
  next();
};
