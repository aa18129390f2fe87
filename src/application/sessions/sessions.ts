/** Browser and operating system of a sign-in; null where it is not a well-known one. */
export interface Device {
  readonly browser: string | null;
  readonly platform: string | null;
}

/** A session that begins. */
export interface NewSession {
  /** What the cookie names, unguessable. */
  readonly id: string;
  /** What is kept of it, as JSON. */
  readonly content: object;
  readonly expires: Date;
  readonly device: Device;
  /** What the browser is known by, unguessable. */
  readonly deviceKey: string;
}

/** Why sessions end other than by logging out. */
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

/** Who is signed in where. */
export interface Sessions {
  /**
   * Keeps a session of the app. In a unit of work that holds the person and has checked them, so that whatever ends
   * their sessions either finds this one or has been seen by the check. A restricted session belongs to an account that
   * is suspended or ended, and is never found once it is not.
   */
  open(session: NewSession, kind: { readonly isRestricted: boolean }): Promise<void>;
  /** The same for a session of the console. */
  openConsole(session: NewSession): Promise<void>;
  /** Ends the session of the person with that public name, and its sockets. @returns whether there was one */
  end(userId: number, handle: string): Promise<boolean>;
  /** Signs the person out everywhere, open sockets and the console too, except in one session where one is named. */
  endAll(userId: number, reason: SessionEnd, exceptSessionId?: string): Promise<void>;
  /** Closes the console for the person wherever it is open, except in one session where one is named. */
  closeConsole(userId: number, reason: SessionEnd): Promise<void>;
}
