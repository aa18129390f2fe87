import type { UnitOfWork } from '../shared/ports.js';
import type { Sessions } from '../sessions/sessions.js';

/** Ends other sessions of a user, together with their sockets. */
export class EndOwnSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
  ) {}

  /**
   * @param handle public id of the session
   * @returns false if the user has no such session
   */
  one({ userId, handle }: { userId: number; handle: string }): Promise<boolean> {
    return this.unitOfWork.run(() => this.sessions.end(userId, handle));
  }

  /** Ends all sessions except `sessionId`, console sessions included. */
  others({ userId, sessionId }: { userId: number; sessionId: string }): Promise<void> {
    return this.unitOfWork.run(() => this.sessions.endAll(userId, 'ended_elsewhere', sessionId));
  }
}
