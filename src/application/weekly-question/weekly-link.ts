import { closingOf } from '../../domain/shared/saturday.js';
import { weeklyQuestionPath } from '../../domain/server-and-browser/page-paths.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { SignedLinks } from '../shared/signed-links.js';

export interface WeeklyLink {
  readonly userId: number;
  readonly saturday: CalendarDate;
}

/** @returns the path of the page that the link opens; the token ends when the Saturday closes for requests */
export const weeklyLink = (
  links: SignedLinks,
  { userId, saturday }: WeeklyLink,
  timeZone: TimeZone,
): string =>
  weeklyQuestionPath(links.sign('weekly_question', `${userId}:${saturday}`, closingOf(saturday, timeZone)));

/** @returns null for a token that is not ours or too old */
export function readWeeklyLink(links: SignedLinks, token: string): WeeklyLink | null {
  const subject = links.read('weekly_question', token) ?? '';
  const [, userId, saturday] = /^(\d{1,10}):(\d{4}-\d{2}-\d{2})$/.exec(subject) ?? [];
  return saturday === undefined ? null : { userId: Number(userId), saturday };
}
