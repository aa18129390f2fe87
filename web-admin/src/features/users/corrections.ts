import type { CorrectionReason } from '@domain/corrections/correction-reason.js';
import { t } from './messages.js';
import type { User } from './user.js';

/** What a correction is about, in the order of the choices. */
export const SUBJECTS = ['birthDate', 'name'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_LABELS: Readonly<Record<Subject, string>> = {
  birthDate: t('itsBirthDate'),
  name: t('itsName'),
};

/** The path of the action. */
export const CORRECTION_VERBS: Readonly<Record<Subject, string>> = {
  birthDate: 'correct-birth-date',
  name: 'correct-name',
};

/** The reason that is chosen first. */
export const USUAL_REASON: Readonly<Record<Subject, CorrectionReason>> = {
  birthDate: 'document',
  name: 'mistyped',
};

export const REASON_LABELS: Readonly<Record<CorrectionReason, string>> = {
  mistyped: t('whyMistyped'),
  document: t('whyDocument'),
  changed: t('whyChanged'),
};

/** What happens, in sentences. */
export function consequencesOf(subject: Subject, { trustSteps }: User): string[] {
  return [
    t('toldByMail'),
    ...(trustSteps.idDocument ? [t('idForgotten')] : []),
    ...(subject === 'birthDate' ? [t('seatsChecked')] : []),
  ];
}
