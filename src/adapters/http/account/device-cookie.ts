import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';

const NAME = 'tablemates.device';
/** Browsers keep no cookie for longer. */
const LASTS_MS = 400 * 86_400_000;
const KEY = new RegExp(`(?:^|;\\s*)${NAME.replace('.', '\\.')}=([0-9a-f-]{36})(?=;|$)`);

/** What this browser is known by when somebody signs in again; a new one for a browser that nobody has signed in with. */
export const deviceKeyOf = (request: Request): string =>
  KEY.exec(request.headers.cookie ?? '')?.[1] ?? randomUUID();

/** Lets the browser be known again. The key opens nothing: it only spares its owner a mail. */
export function keepDeviceKey(request: Request, key: string): void {
  request.res!.locals.deviceKey = key;
}

/**
 * Writes the cookie of the browser behind that of the session: clients that read one cookie read the first. So it has to
 * stand before the session chains.
 */
export const writeDeviceKey: RequestHandler = (request, response, next) => {
  onHeaders(response, () => setCookie(request, response));
  next();
};

function setCookie(request: Request, response: Response): void {
  const { deviceKey } = response.locals as { deviceKey?: string };
  if (deviceKey === undefined) return;
  response.cookie(NAME, deviceKey, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.app.get('secure cookies') === true,
    path: '/api',
    maxAge: LASTS_MS,
  });
}
