import { conflict, denied } from '../shared/refusal.js';

interface PolicyVersion {
  readonly version: number;
  /** The day from which it is in force. */
  readonly date: string;
  readonly changes: string;
}

/**
 * The versions of Terms and Privacy, oldest first. A new one is added for a change that asks more of users or uses their
 * data in another way; all users are then asked again. Clearer wording, shorter retention and settings of the operator
 * need none.
 */
export const POLICY_VERSIONS: readonly PolicyVersion[] = [
  { version: 1, date: '2025-06-29', changes: 'The first version.' },
  {
    version: 2,
    date: '2026-11-27',
    changes:
      'Privacy names attendance, arrivals, bookings, missed tables, friends, the weekly question, home-safe answers, private preferences, links, push devices, drawings and emails that come back, with their retention.',
  },
];

export const CURRENT_POLICIES = POLICY_VERSIONS.at(-1)!.version;

/** A version of Terms and Privacy that a user accepted. */
export interface Consent {
  readonly version: number;
  readonly at: Date;
}

export const isCurrent = (version: number): boolean => version >= CURRENT_POLICIES;

/** Terms or Privacy have changed since the user accepted them; until then nothing can be changed. */
export class ConsentRequired extends denied(
  'consent_required',
  'Our Terms or Privacy Policy have changed. Please accept them to go on.',
) {}

/** The user accepted another version than the current one. */
export class PoliciesChanged extends conflict(
  'policies_changed',
  'The texts have changed once more. Please reload the page and read them again.',
) {}
