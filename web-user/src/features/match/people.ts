import type { Match, MatchUser } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';

/** Tables whose meal is still to come. */
export const isUpcoming = ({ status }: Match): boolean => status === 'pending' || status === 'confirmed';

/** What a table-mate is called: the display name tells two people of the same first name apart. */
export const nameOf = (person: MatchUser): string => person.username || person.firstName || '?';

const NAMED = 3;

/** 'With Mateo, Priya, Jonas and 1 more'. */
export function companyOf({ users }: Match): string {
  const names = users.slice(0, NAMED).map(nameOf).join(', ');
  return users.length > NAMED
    ? t('peopleAndMore', { names, count: users.length - NAMED })
    : t('people', { names });
}

/** 'Mateo, Priya and Jonas'. */
export function namesOf({ users }: Match): string {
  return new Intl.ListFormat(formattingLocale, { type: 'conjunction' }).format(users.map(nameOf));
}
