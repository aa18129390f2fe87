import Bowser from 'bowser';
import type { Request } from 'express';
import type { Device } from '../../../application/sessions/sessions.js';

/** Longer than the header of any browser; the parser reads no more. */
const MAX_HEADER_LENGTH = 300;

const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const PLATFORMS = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * Returns only well-known names of browser and system, because other text of the header would be shown in lists and
 * mails.
 */
export function deviceOf(request: Request): Device {
  const userAgent = request.headers['user-agent']?.slice(0, MAX_HEADER_LENGTH);
  if (!userAgent) return { browser: null, platform: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: knownIn(BROWSERS, browser.name), platform: knownIn(PLATFORMS, os.name) };
}

const knownIn = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;
