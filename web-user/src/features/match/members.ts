import { TABLE_SIZE } from '@domain/seating/model/table-size.js';
import { isolated } from '@domain/shared/isolated.js';
import type { Match, MatchUser } from '../../shared/api/types.js';
import { listOf } from '../../shared/i18n/list-of.js';
import type { StackedPerson } from '../../shared/ui/Avatar.js';
import { t } from './messages.js';

/** Whether the meal of the match is still to come. */
export const isUpcoming = ({ status }: Match): boolean => status === 'pending' || status === 'confirmed';

/** Whether it is a table that a run has formed and whose chat the user has not opened yet. */
export const isNew = (match: Match): boolean =>
  isUpcoming(match) && match.meetup === null && match.lastReadMessageId === 0 && match.users.length > 0;

/** Whether the match is not past yet: its chat stays open for a week after the meal. */
export const isCurrent = ({ status }: Match): boolean => status !== 'archived';

/** The name of a member: the username if set, because first names are ambiguous. */
export const memberName = (person: MatchUser): string => person.username || person.firstName || '?';

/** The others, as the pictures of a table or a stack show them. */
export const peopleOf = ({ users }: Match): StackedPerson[] =>
  users.map((user) => ({ id: user.id, name: memberName(user), imageUrl: user.profileImageUrl }));

/** The name of a meetup, or how many sit at the table. */
export const titleOf = ({ meetup, meetupType, users }: Match): string =>
  meetup?.title ?? (meetupType === '1v1' ? t('justTwo') : t('tableOf', { count: users.length + 1 }));

const MAX_NAMES = 4;

/** Formats the members as 'With Mateo, Priya and Jonas', of a large meetup as 'With … and 2 more'; one alone is named. */
export function membersLabel({ users }: Match): string {
  const names = users.map((person) => isolated(memberName(person)));
  return names.length > MAX_NAMES + 1
    ? t('peopleAndMore', {
        names: names.slice(0, MAX_NAMES).join(', '),
        count: names.length - MAX_NAMES,
      })
    : t('people', { names: listOf(names) });
}

/** Formats the members as 'Mateo, Priya and Jonas'. */
export function memberNames({ users }: Match): string {
  return listOf(users.map(memberName));
}

/** What a match still waits for. */
export function statusLabel(match: Match): string {
  const { status, meetup, participants, attendance } = match;
  if (!isUpcoming(match)) return t(status);
  if (meetup && meetup.maxParticipants > participants.length)
    return t('seatsLeft', { count: meetup.maxParticipants - participants.length });
  if (status === 'confirmed' || attendance.confirmed >= participants.length) {
    const missing = Math.ceil(participants.length / 2) - attendance.confirmed;
    return missing > 0 ? t('moreYeses', { count: missing }) : t('confirmed');
  }
  return t(meetup || participants.length >= TABLE_SIZE.target ? 'waitingForAnswers' : 'pending');
}
