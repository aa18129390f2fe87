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
 * The cookies by which a browser is known after a good sign-in (a "device cookie" as OWASP describes it): wrong passwords
 * of strangers are counted apart from those of a known browser, so they never lock it out.
 */
export class DeviceCookies {
  private readonly cookie: CookieKind;

  constructor(
    private readonly tokens: DeviceTokens,
    place: DevicePlace,
  ) {
    this.cookie = COOKIES[place];
  }

  /** The account that this browser was signed in to last; null for none. */
  deviceOf(request: Request): KnownDevice | null {
    const token = readCookie(request, this.cookie);
    return token === null ? null : this.tokens.read(token, new Date());
  }

  requesterOf(request: Request): Requester {
    return { origin: originOf(request), device: this.deviceOf(request) };
  }

  /** What this browser is known by; a new key for one in which no account was signed in to. */
  keyOf(request: Request): string {
    return this.deviceOf(request)?.id ?? this.tokens.newId();
  }

  /** Makes this browser known for the account, which has just been proved. @param id what `keyOf` told of this request */
  keep(request: Request, response: Response, { userId, id }: KnownDevice): void {
    // Like that of the session, it never travels in the clear where the product is served over TLS.
    if (isSecure(request) && !isEncrypted(request)) return;
    const value = this.tokens.issue({ userId, id }, new Date());
    response.locals[LATE_COOKIE] = () =>
      keepCookie(request, response, this.cookie, { value, lastsMs: DEVICE_KNOWN_SECONDS * 1000 });
  }
}

/** Whether the browser's connection is, by what the middleware of sessions goes by too. */
const isEncrypted = (request: Request): boolean =>
  request.secure || request.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() === 'https';

const LATE_COOKIE = 'set device cookie';

/**
 * Sets the cookie after that of the session, because simple clients take the first cookie of a sign-in for the session.
 * It stands before the session's middleware, whose own hook on the headers then runs first.
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
