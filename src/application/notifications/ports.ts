import type { OptOut } from '../../domain/notifications/notification-preferences.js';

export interface OptOuts {
  of(userId: number): Promise<OptOut[]>;
  /** Idempotent; without effect for a deleted user. */
  add(userId: number, optOut: OptOut, at: Date): Promise<void>;
  /** Idempotent. */
  remove(userId: number, optOut: OptOut): Promise<void>;
}
