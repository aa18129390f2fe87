import { isOptionalKind, type OptionalKind } from '../../domain/shared/notification-kind.js';

/** How long the link in a mail works, in days: mails are read long after they arrive. */
export const UNSUBSCRIBE_DAYS = 180;

export interface Subscription {
  readonly userId: number;
  readonly kind: OptionalKind;
}

/** The address that a person opens and a mail program posts to (RFC 8058). */
export const unsubscribePath = (token: string): string => `/u/${token}`;

/** What the token signs. */
export const unsubscribeSubject = ({ userId, kind }: Subscription): string => `${userId}:${kind}`;

/** @returns null for a subject of another form */
export function subscriptionOf(subject: string): Subscription | null {
  const [, userId = '', kind = ''] = /^(\d{1,10}):(\w{1,20})$/.exec(subject) ?? [];
  return isOptionalKind(kind) ? { userId: Number(userId), kind } : null;
}
