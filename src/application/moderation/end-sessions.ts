import type { Sessions } from '../sessions/sessions.js';
import type { AuditedStaffAction } from './audited-staff-action.js';
import type { StaffAction } from './staff-action-guard.js';

/** Ends all sessions of a user, who may log in again. */
export class EndSessions {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly sessions: Sessions,
  ) {}

  /** @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff */
  execute(action: StaffAction): Promise<void> {
    return this.staffAction.execute(action, async () => {
      await this.sessions.endAll(action.userId, 'ended_by_staff');
      return { action: 'user.sessions_ended' };
    });
  }
}
