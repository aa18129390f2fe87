/** Kinds of notification that a user can switch off, in the order of the settings. */
export const OPTIONAL_KINDS = [
  'table',
  'reminder',
  'attendance',
  'chat',
  'meetup',
  'feedback',
  'invitation',
  'moderation',
  'announcement',
] as const;
export type OptionalKind = (typeof OPTIONAL_KINDS)[number];

/** Kinds that are always sent: the safety and the account of the user depend on them. */
export type RequiredKind = 'safety' | 'account';

export type NotificationKind = OptionalKind | RequiredKind;

export const isOptionalKind = (kind: string): kind is OptionalKind =>
  (OPTIONAL_KINDS as readonly string[]).includes(kind);

/** Whether a kind is also pushed; an announcement is a mail and a banner in the app. */
export const isPushed = (kind: OptionalKind): boolean => kind !== 'announcement';

export const CHANNELS = ['email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];
