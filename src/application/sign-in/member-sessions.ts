import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { Restriction } from '../../domain/moderation/restriction.js';
import type { NewSession } from '../sessions/sessions.js';
import type { VerifiedUser } from './credentials.js';
import type { SignInPorts } from './ports.js';
import type { RecognizeDevice } from './recognize-device.js';

/** What a member does with their sessions, each on a device: opens one, ends it, ends the others. */
export class MemberSessions {
  constructor(
    private readonly ports: SignInPorts,
    private readonly recognizeDevice: RecognizeDevice,
  ) {}

  /**
   * Checks the password hash again under the lock of the user row. A concurrent change of password, deletion or suspension
   * either ends the new session or fails this check.
   * @returns the restriction of a suspended user, whose session is restricted; null for all others
   * @throws WrongCredentials
   */
  async open({ id, passwordHash }: VerifiedUser, session: NewSession): Promise<Restriction | null> {
    const { unitOfWork, users, goodStanding, sessions, securityEvents } = this.ports;
    const restriction = await unitOfWork.run(async () => {
      const user = await users.findForUpdate(id);
      if (!user || user.passwordHash !== passwordHash) throw new WrongCredentials();
      const found = await goodStanding.restrictionOf(id);
      await sessions.open(session, { isRestricted: found !== null });
      await this.recognizeDevice.execute(user, session, 'app');
      return found;
    });
    if (restriction) securityEvents.record('member_sign_in_failed', { accountId: id, reason: 'suspended' });
    else securityEvents.record('member_signed_in', { accountId: id });
    return restriction;
  }

  /** Tells the sockets of a session that it is over. The HTTP adapter deletes the session. */
  async logOut({ sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
    const { realtime, securityEvents } = this.ports;
    securityEvents.record('session_ended', { accountId: userId, reason: 'logged_out' });
    await realtime.signal({ type: 'session_ended', sessionId });
  }

  /**
   * Ends one session, together with its sockets.
   * @param handle public id of the session
   * @returns false if the user has no such session
   */
  end({ userId, handle }: { userId: number; handle: string }): Promise<boolean> {
    const { unitOfWork, sessions } = this.ports;
    return unitOfWork.run(() => sessions.end(userId, handle));
  }

  /** Ends all sessions except `sessionId`, console sessions included. */
  endOthers({ userId, sessionId }: { userId: number; sessionId: string }): Promise<void> {
    const { unitOfWork, sessions } = this.ports;
    return unitOfWork.run(() => sessions.endAll(userId, 'ended_elsewhere', sessionId));
  }
}
