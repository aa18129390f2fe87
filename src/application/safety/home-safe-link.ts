import { homeSafeEnd } from '../../domain/safety/home-safe.js';
import { homeSafePath } from '../../domain/server-and-browser/page-paths.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { HomeSafeSeat } from './home-safe-questions.js';

/** @returns the path of the page that the link opens; the token ends with the time to answer */
export const homeSafeLink = (links: SignedLinks, { matchId, userId, startsAt }: HomeSafeSeat): string =>
  homeSafePath(links.sign('home_safe', `${matchId}:${userId}`, homeSafeEnd(startsAt)));

/** @returns null for a token that is not ours or too old */
export function readHomeSafeLink(
  links: SignedLinks,
  token: string,
): { readonly matchId: number; readonly userId: number } | null {
  const subject = links.read('home_safe', token) ?? '';
  const [, matchId, userId] = /^(\d{1,10}):(\d{1,10})$/.exec(subject) ?? [];
  return userId === undefined ? null : { matchId: Number(matchId), userId: Number(userId) };
}
