import { invalidField } from '../shared/refusal.js';
import { isCommonPassword } from './common-passwords.js';

class PasswordTooCommon extends invalidField('password_too_common') {
  constructor(readonly field: 'password' | 'newPassword') {
    super('This password is too common. Please choose another one.');
  }
}

/** Refuses the passwords that a dictionary attack tries first. @throws PasswordTooCommon */
export function ensureUncommon(password: string, field: 'password' | 'newPassword' = 'password'): void {
  if (isCommonPassword(password)) throw new PasswordTooCommon(field);
}
