import type { Match, MatchUser } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';

/** Whether the meal of the match is still to come. */
export const isUpcoming = ({ status }: Match): boolean => status === 'pending' || status === 'confirmed';

/** The name of a member: the username if set, because first names are ambiguous. */
export const nameOf = (person: MatchUser): string => person.username || person.firstName || '?';

const NAMED = 3;

/** Formats the members as 'With Mateo, Priya, Jonas and 1 more'. */
export function companyOf({ users }: Match): string {
  const names = users.slice(0, NAMED).map(nameOf).join(', ');
  return users.length > NAMED
    ? t('peopleAndMore', { names, count: users.length - NAMED })
    : t('people', { names });
}

/** Formats the members as 'Mateo, Priya and Jonas'. */
export function namesOf({ users }: Match): string {
  return new Intl.ListFormat(formattingLocale, { type: 'conjunction' }).format(users.map(nameOf));
}
