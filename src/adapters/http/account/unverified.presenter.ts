import { EmailNotVerified } from '../../../domain/account/sign-in-errors.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';

/** The address of a pending account, so that someone who signed in with the username can enter the code. */
export const presentUnverified = (error: DomainError): object =>
  error instanceof EmailNotVerified ? { email: error.email } : {};
