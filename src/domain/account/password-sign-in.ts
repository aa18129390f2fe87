import { denied } from '../shared/refusal.js';

/** Members of this town join and sign in with the provider only. See ADR 43. */
class PasswordSignInOff extends denied('password_sign_in_off', 'Please sign in with your organization') {}

/** @throws PasswordSignInOff */
export function ensurePasswordSignIn(isOn: boolean): void {
  if (!isOn) throw new PasswordSignInOff();
}
