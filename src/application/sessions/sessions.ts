/** Browser and operating system of a login, from the user agent; null if not recognized. */
export interface Device {
  readonly browser: string | null;
  readonly platform: string | null;
}

/** A session to store. */
export interface NewSession {
  /** Random session id in the cookie. */
  readonly id: string;
  /** Session data, stored as JSON. */
  readonly content: object;
  readonly expires: Date;
  readonly device: Device;
  /** Random id of the known device. */
  readonly deviceKey: string;
}

/** Reason for ending a session other than logout. */
export type SessionEnd =
  | 'password_reset'
  | 'password_changed'
  | 'ended_elsewhere'
  | 'account_deleted'
  | 'suspended'
  | 'account_ended'
  | 'ended_by_staff'
  | 'role_changed'
  | 'second_factor_changed';

/** Login sessions of app and console. */
export interface Sessions {
  /**
   * Stores a session of the app. Runs in a unit of work that has locked and checked the user row, so that a concurrent
   * `endAll` either finds this session or fails the check. A restricted session is for a suspended or ended account, and
   * is invalid once the restriction is over.
   */
  open(session: NewSession, kind: { readonly isRestricted: boolean }): Promise<void>;
  /** Stores a session of the console, under the same lock. */
  openConsole(session: NewSession): Promise<void>;
  /** Ends the session with the public id `handle`, and its sockets. @returns false if the user has no such session */
  end(userId: number, handle: string): Promise<boolean>;
  /** Ends all sessions of app and console, and their sockets, except `exceptSessionId`. */
  endAll(userId: number, reason: SessionEnd, exceptSessionId?: string): Promise<void>;
  /** Ends all console sessions of the user. */
  closeConsole(userId: number, reason: SessionEnd): Promise<void>;
}
