import type { Admins, Users } from '../../application/account/ports.js';
import type { RemoveAccount } from '../../application/account/remove-account.js';
import { AgreeToCorrection } from '../../application/corrections/agree-to-correction.js';
import { AnswerEmailCorrection } from '../../application/corrections/answer-email-correction.js';
import { ApplyCorrection } from '../../application/corrections/apply-correction.js';
import { AskCorrection } from '../../application/corrections/ask-correction.js';
import { AskEmailCorrection } from '../../application/corrections/ask-email-correction.js';
import { AskSecondFactorReset } from '../../application/corrections/ask-second-factor-reset.js';
import { CorrectBirthDate } from '../../application/corrections/correct-birth-date.js';
import { CorrectName } from '../../application/corrections/correct-name.js';
import { CorrectionMails } from '../../application/corrections/correction-mails.js';
import { DeclineCorrection } from '../../application/corrections/decline-correction.js';
import {
  DELETE_UNDER_AGE_ACCOUNTS,
  DeleteUnderAgeAccounts,
} from '../../application/corrections/delete-under-age-accounts.js';
import { FindOpenCorrection } from '../../application/corrections/find-open-correction.js';
import type { PendingCorrections, UnderAgeAccounts } from '../../application/corrections/ports.js';
import { PURGE_CORRECTIONS, PurgeCorrections } from '../../application/corrections/purge-corrections.js';
import type { ApplySuspension } from '../../application/moderation/apply-suspension.js';
import type { AuditedStaffAction } from '../../application/moderation/audited-staff-action.js';
import type { Suspensions } from '../../application/moderation/ports.js';
import type { Sessions } from '../../application/sessions/sessions.js';
import type { Participation } from '../../application/shared/participation.js';
import type { SecondFactors } from '../../application/staff/ports.js';
import type { EmailDomains } from '../../domain/account/email-domains.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly admins: Admins;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly pendingCorrections: PendingCorrections;
  readonly underAgeAccounts: UnderAgeAccounts;
  readonly suspensions: Suspensions;
  readonly removeAccount: RemoveAccount;
  readonly cancelAllParticipation: Participation;
  readonly auditedStaffAction: AuditedStaffAction;
  readonly applySuspension: ApplySuspension;
  readonly emailDomains: EmailDomains;
}

/** Corrections of accounts by admins. See ADR 77. */
export function composeCorrections(shared: Shared, ports: Ports) {
  const { unitOfWork, audit, clock, contacts, goodStanding, limiter, links, realtime, homeZone } = shared;
  const { users, admins, sessions, secondFactors, pendingCorrections: corrections, emailDomains } = ports;
  const { auditedStaffAction: action, applySuspension, cancelAllParticipation } = ports;
  const { appName, publicUrl, jobs, contactEmail } = shared;
  const mails = new CorrectionMails(appName, publicUrl, jobs, links, contactEmail);
  const ask = new AskCorrection(corrections, contacts, mails, clock);
  const findOpen = new FindOpenCorrection(users, corrections, goodStanding, clock);
  const apply = new ApplyCorrection(users, corrections, secondFactors, sessions, mails, clock);
  const background: Background = {
    handlers: {
      [PURGE_CORRECTIONS]: new PurgeCorrections(corrections, clock),
      [DELETE_UNDER_AGE_ACCOUNTS]: new DeleteUnderAgeAccounts(
        unitOfWork,
        ports.underAgeAccounts,
        ports.suspensions,
        ports.removeAccount,
        audit,
        clock,
        homeZone,
      ),
    },
    recurring: [
      { name: PURGE_CORRECTIONS, match: '27 * * * *' },
      { name: DELETE_UNDER_AGE_ACCOUNTS, match: '47 3 * * *' },
    ],
  };
  return {
    correctName: new CorrectName(action, users, mails, realtime, clock, appName),
    correctBirthDate: new CorrectBirthDate(
      action,
      users,
      applySuspension,
      cancelAllParticipation,
      mails,
      realtime,
      clock,
      homeZone,
    ),
    askEmailCorrection: new AskEmailCorrection(action, users, ask, mails, limiter, emailDomains),
    askSecondFactorReset: new AskSecondFactorReset(action, secondFactors, admins, ask, mails, clock),
    agreeToCorrection: new AgreeToCorrection(action, findOpen, apply, clock),
    declineCorrection: new DeclineCorrection(action, findOpen, corrections),
    answerEmailCorrection: new AnswerEmailCorrection(
      unitOfWork,
      links,
      users,
      findOpen,
      corrections,
      apply,
      audit,
      clock,
    ),
    background,
  };
}
