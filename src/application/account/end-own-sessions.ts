import type { UnitOfWork } from '../shared/ports.js';
import type { Sessions } from '../sessions/sessions.js';

/** Someone signs themselves out elsewhere. Sockets of a session close with it. */
export class EndOwnSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
  ) {}

  /** @param handle the public name of a session @returns whether the person had such a session */
  one({ userId, handle }: { userId: number; handle: string }): Promise<boolean> {
    return this.unitOfWork.run(() => this.sessions.end(userId, handle));
  }

  /** All but the one named by `sessionId`; the console too. */
  others({ userId, sessionId }: { userId: number; sessionId: string }): Promise<void> {
    return this.unitOfWork.run(() => this.sessions.endAll(userId, 'ended_elsewhere', sessionId));
  }
}
