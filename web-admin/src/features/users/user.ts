import type { ResponseOf, UserReference } from '../../shared/api/types.js';

/** The response for one user. */
export type User = ResponseOf<'/api/admin/users/{id}'>;

/** The same in a list response. */
export type UserRow = ResponseOf<'/api/admin/users'>[number];

export type SuspensionOfUser = User['suspensions'][number];

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const toUserReference = (user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>): UserReference => ({
  id: user.id,
  name: fullName(user),
});

/** @returns the proposed ending, which a second moderator must confirm, or undefined */
export const proposedEnding = ({ suspensions }: User): SuspensionOfUser | undefined =>
  suspensions.find(({ status }) => status === 'proposed');

/** @returns the suspension with an unanswered appeal, or undefined */
export const suspensionUnderAppeal = ({ suspensions }: User): SuspensionOfUser | undefined =>
  suspensions.find(({ status, appeal }) => status === 'in_force' && appeal !== null && !appeal.answeredAt);
