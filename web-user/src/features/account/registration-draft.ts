import { PRESET_DATE } from './BirthDateFields.js';
import type { Registration } from '../../shared/api/types.js';

export interface RegistrationDraft extends Omit<
  Registration,
  'dateOfBirth' | 'isAdult' | 'age' | 'invitation'
> {
  month: number;
  day: number;
  year: number;
  isAdult: boolean;
}

export const EMPTY_REGISTRATION: RegistrationDraft = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  ...PRESET_DATE,
  isAdult: true,
};

/** After this time someone else may use the device. */
const KEPT_MS = 30 * 60_000;

/** In memory only, because the draft contains the password. */
let kept: { draft: RegistrationDraft; at: number } | null = null;

/** Keeps the form while the user reads the policies. */
export function keepRegistration(draft: RegistrationDraft): void {
  kept = { draft, at: Date.now() };
}

/** The draft of the last half hour, otherwise an empty one. */
export function keptRegistration(): RegistrationDraft {
  return kept && Date.now() - kept.at < KEPT_MS ? kept.draft : EMPTY_REGISTRATION;
}

export function forgetRegistration(): void {
  kept = null;
}
