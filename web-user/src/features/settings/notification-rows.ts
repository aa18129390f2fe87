import type { OptionalKind } from '@domain/shared/notification-kind.js';
import { t } from './messages.js';

/** A row of the settings: the kinds of notification that it switches together. */
export interface NotificationRow {
  readonly name: string;
  readonly kinds: readonly OptionalKind[];
}

const GROUP_OF: Record<OptionalKind, 'tables' | 'new' | 'team'> = {
  table: 'tables',
  reminder: 'tables',
  attendance: 'tables',
  chat: 'tables',
  feedback: 'tables',
  meetup: 'new',
  invitation: 'new',
  moderation: 'team',
  announcement: 'team',
};

/** One row for each group that has any of these kinds. */
export const groupsOf = (kinds: readonly OptionalKind[]): NotificationRow[] =>
  (['tables', 'new', 'team'] as const)
    .map((group) => ({ name: t(`group_${group}`), kinds: kinds.filter((kind) => GROUP_OF[kind] === group) }))
    .filter((row) => row.kinds.length > 0);

/** One row for each kind. */
export const rowsOf = (kinds: readonly OptionalKind[]): NotificationRow[] =>
  kinds.map((kind) => ({ name: t(`kind_${kind}`), kinds: [kind] }));
