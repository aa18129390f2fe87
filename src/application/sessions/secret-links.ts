import type { Sessions, SessionEnd } from './sessions.js';

/**
 * What opens something of a user without a session, and the codes that confirm something within one. A new kind has to be
 * added here to be revoked.
 */
export type SecretLinkKind = 'calendar_feed' | 'shared_plan' | 'invitation' | 'mailed_code';

/** The links that a user has made, of all kinds. */
export interface SecretLinks {
  /** Ends all of them, so that they open nothing any more. Idempotent. */
  revokeAll(userId: number): Promise<void>;
}

/** Whether another person may have used the account, so that a link they made must end with the sessions. */
const REVOKES_LINKS: Readonly<Record<SessionEnd, boolean>> = {
  password_reset: true,
  ended_elsewhere: true,
  ended_by_staff: true,
  suspended: true,
  account_ended: true,
  account_deleted: true,
  password_changed: false,
  role_changed: false,
  second_factor_changed: false,
};

/** Sessions of which all end together with the secret links of their user, in the same transaction. */
export class SessionsAndLinks implements Sessions {
  readonly open: Sessions['open'];
  readonly openConsole: Sessions['openConsole'];
  readonly end: Sessions['end'];
  readonly closeConsole: Sessions['closeConsole'];

  constructor(
    private readonly sessions: Sessions,
    private readonly links: SecretLinks,
  ) {
    this.open = sessions.open.bind(sessions);
    this.openConsole = sessions.openConsole.bind(sessions);
    this.end = sessions.end.bind(sessions);
    this.closeConsole = sessions.closeConsole.bind(sessions);
  }

  async endAll(userId: number, reason: SessionEnd, exceptSessionId?: string): Promise<void> {
    await this.sessions.endAll(userId, reason, exceptSessionId);
    if (REVOKES_LINKS[reason]) await this.links.revokeAll(userId);
  }
}
