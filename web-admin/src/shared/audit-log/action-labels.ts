import type { Choice } from '../ui/choices.js';
import { messagesOf } from '../i18n/messages-of.js';
import type { Translate } from '../../../../locales/messages.js';

export const t = messagesOf('audit-log');

/** Each completes a sentence that begins with the staff member's name. */
const actions = messagesOf('audit-actions');
const targets = messagesOf('audit-targets');

const choicesIn = <Key extends string>(texts: Translate<Key>): Choice[] =>
  texts.keys.map((id) => ({ id, name: texts(id) }));

export const ACTION_CHOICES = choicesIn(actions);

/** @returns the label of an action; by default its code as words */
export const actionLabel = (action: string): string =>
  actions.has(action) ? actions(action) : action.replace(/[._]/g, ' ');

export const TARGET_KIND_CHOICES = choicesIn(targets);

const kindLabel = (kind: string): string => (targets.has(kind) ? targets(kind) : kind);

/** Formats a target as "Report 1004". */
export const targetLabel = (kind: string, id: number | null): string =>
  id === null ? kindLabel(kind) : t('numbered', { kind: kindLabel(kind), id });

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
