import { messagesOf, textOf } from '../i18n/messages-of.js';
import { choicesOf } from '../ui/choices.js';

export const t = messagesOf('audit-log');

/** Each completes a sentence that begins with the staff member's name. */
const actions = messagesOf('audit-actions');
const targets = messagesOf('audit-targets');

export const ACTION_CHOICES = choicesOf(actions.keys, actions);

/** @returns the label of an action; by default its code as words */
export const actionLabel = (action: string): string =>
  actions.has(action) ? actions(action) : action.replace(/[._]/g, ' ');

export const TARGET_KIND_CHOICES = choicesOf(targets.keys, targets);

/** Formats a target as "Report 1004". */
export const targetLabel = (kind: string, id: number | null): string =>
  id === null ? textOf(targets, kind) : t('numbered', { kind: textOf(targets, kind), id });

const TARGET_RESOURCES: Record<string, string> = {
  user: 'users',
  staff: 'users',
  verification: 'verifications',
  report: 'reports',
  meetup: 'meetups',
  match: 'matches',
  announcement: 'announcements',
};

/** @returns the path of the target's page; null for a target without a page */
export const targetPath = (kind: string, id: number | null): string | null =>
  id !== null && TARGET_RESOURCES[kind] ? `/${TARGET_RESOURCES[kind]}/${id}/show` : null;
