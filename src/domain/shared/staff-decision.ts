import { conflict } from './refusal.js';

/** What each decision does, after the name of who made it. The keys are actions of the audit log. */
const PHRASES = {
  'user.suspended': 'suspended this account',
  'user.suspension_lifted': 'lifted the suspension',
  'user.appeal_answered': 'answered the appeal',
  'user.ending_proposed': 'proposed to end this account',
  'user.ending_declined': 'declined to end this account',
  'user.ended': 'ended this account',
  'user.birth_date_corrected': 'corrected the birth date',
  'user.name_corrected': 'corrected the name',
  'user.email_changed': 'changed the email address',
  'staff.second_factor_reset': 'reset the second factor',
  'staff.role_changed': 'changed the role',
  'report.upheld': 'upheld this report',
  'report.warned': 'upheld this report with a warning',
  'report.dismissed': 'dismissed this report',
  'verification.approved': 'approved this verification',
  'verification.rejected': 'rejected this verification',
  'meetup.changed': 'changed this meetup',
  'meetup.called_off': 'canceled this meetup',
} as const;

export type DecisionAction = keyof typeof PHRASES;

/** Actions of staff that change what a colleague decides on; reading and claiming are none. */
export const DECISION_ACTIONS = Object.keys(PHRASES) as readonly DecisionAction[];

/** A decision of staff on a user, a review case or a meetup. */
export interface StaffDecision {
  readonly id: number;
  /** Null for an operator at the command line, and once the account is deleted. */
  readonly by: { readonly id: number; readonly name: string } | null;
  readonly action: DecisionAction;
  readonly at: Date;
}

/** The decision in words, such as "Maya Ruiz lifted the suspension." */
export const decisionText = ({ by, action }: StaffDecision): string =>
  `${by?.name ?? 'Someone'} ${PHRASES[action]}.`;

/** Someone decided after the staff member had read the record. */
export class DecidedMeanwhile extends conflict('decided_meanwhile') {
  constructor(readonly decision: StaffDecision) {
    super(`Someone decided in the meantime: ${decisionText(decision)} Please look again.`);
  }
}
