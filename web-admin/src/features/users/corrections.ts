import type { CorrectionReason } from '@domain/corrections/pending-correction.js';
import { t } from './messages.js';
import type { User } from './user.js';

/** What a correction is about, in the order of the choices. */
export const SUBJECTS = ['birthDate', 'name', 'email', 'secondFactor'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_LABELS: Readonly<Record<Subject, string>> = {
  birthDate: t('itsBirthDate'),
  name: t('itsName'),
  email: t('itsEmail'),
  secondFactor: t('itsSecondFactor'),
};

/** The path of the action; the last two only ask for the correction. */
export const CORRECTION_VERBS: Readonly<Record<Subject, string>> = {
  birthDate: 'correct-birth-date',
  name: 'correct-name',
  email: 'correct-email',
  secondFactor: 'reset-second-factor',
};

/** The reason that is chosen first. */
export const USUAL_REASON: Readonly<Record<Subject, CorrectionReason>> = {
  birthDate: 'document',
  name: 'mistyped',
  email: 'lost',
  secondFactor: 'lost',
};

export const REASON_LABELS: Readonly<Record<CorrectionReason, string>> = {
  mistyped: t('whyMistyped'),
  document: t('whyDocument'),
  changed: t('whyChanged'),
  lost: t('whyLost'),
};

/** What happens, in sentences. */
export function consequencesOf(subject: Subject, { trustSteps }: User): string[] {
  if (subject === 'email') return [t('bothProve'), t('oldCanStop'), t('signedOutThen')];
  if (subject === 'secondFactor') return [t('factorNeedsSecond'), t('factorGone')];
  return [
    t('toldByMail'),
    ...(trustSteps.idDocument ? [t('idForgotten')] : []),
    ...(subject === 'birthDate' ? [t('seatsChecked')] : []),
  ];
}
