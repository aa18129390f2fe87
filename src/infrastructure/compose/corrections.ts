import type { Users } from '../../application/account/ports.js';
import { ChangeEmail } from '../../application/corrections/change-email.js';
import { CorrectBirthDate } from '../../application/corrections/correct-birth-date.js';
import { CorrectName } from '../../application/corrections/correct-name.js';
import { CorrectionMails } from '../../application/corrections/correction-mails.js';
import type { ApplySuspension } from '../../application/moderation/apply-suspension.js';
import type { AuditedStaffAction } from '../../application/moderation/audited-staff-action.js';
import type { Suspensions } from '../../application/moderation/ports.js';
import type { Sessions } from '../../application/sessions/sessions.js';
import type { Participation } from '../../application/shared/participation.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly suspensions: Suspensions;
  readonly cancelAllParticipation: Participation;
  readonly auditedStaffAction: AuditedStaffAction;
  readonly applySuspension: ApplySuspension;
}

/** Corrections of accounts by admins, and by who runs the product. See ADR 77. */
export function composeCorrections(shared: Shared, ports: Ports) {
  const { unitOfWork, audit, clock, realtime, homeZone, appName, publicUrl, jobs, contactEmail } = shared;
  const { users, sessions, suspensions, auditedStaffAction: action } = ports;
  const mails = new CorrectionMails(appName, publicUrl, jobs, contactEmail);
  return {
    correctName: new CorrectName(action, users, mails, realtime, clock, appName),
    correctBirthDate: new CorrectBirthDate(
      action,
      users,
      suspensions,
      ports.applySuspension,
      ports.cancelAllParticipation,
      mails,
      realtime,
      clock,
      homeZone,
    ),
    changeEmail: new ChangeEmail(unitOfWork, users, sessions, mails, audit, clock),
  };
}
