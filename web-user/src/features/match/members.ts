import { isolated } from '@domain/shared/isolated.js';
import type { Match, MatchUser } from '../../shared/api/types.js';
import { listOf } from '../../shared/i18n/list-of.js';
import { t } from './messages.js';

/** Whether the meal of the match is still to come. */
export const isUpcoming = ({ status }: Match): boolean => status === 'pending' || status === 'confirmed';

/** Whether the match is not past yet: its chat stays open for a week after the meal. */
export const isCurrent = ({ status }: Match): boolean => status !== 'archived';

/** The name of a member: the username if set, because first names are ambiguous. */
export const memberName = (person: MatchUser): string => person.username || person.firstName || '?';

const MAX_NAMES = 3;

/** Formats the members as 'With Mateo, Priya, Jonas and 1 more'. */
export function membersLabel({ users }: Match): string {
  const names = users
    .slice(0, MAX_NAMES)
    .map((person) => isolated(memberName(person)))
    .join(', ');
  return users.length > MAX_NAMES
    ? t('peopleAndMore', { names, count: users.length - MAX_NAMES })
    : t('people', { names });
}

/** Formats the members as 'Mateo, Priya and Jonas'. */
export function memberNames({ users }: Match): string {
  return listOf(users.map(memberName));
}
