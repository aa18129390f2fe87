import type { ResponseOf } from '../../shared/api/types.js';
import type { Person } from '../../shared/api/types.js';

/** A person's file. */
export type User = ResponseOf<'/api/admin/users/{id}'>;

/** The same as lists show it. */
export type UserRow = ResponseOf<'/api/admin/users'>[number];

export type SuspensionOfUser = User['suspensions'][number];

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const toPerson = (user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>): Person => ({
  id: user.id,
  name: fullName(user),
});

/** The ending that waits for a second moderator. */
export const pendingTermination = ({ suspensions }: User): SuspensionOfUser | undefined =>
  suspensions.find(({ status }) => status === 'proposed');

/** What an appeal asks to be looked at again. */
export const suspensionUnderAppeal = ({ suspensions }: User): SuspensionOfUser | undefined =>
  suspensions.find(({ status, appeal }) => status === 'in_force' && appeal !== null && !appeal.answeredAt);
