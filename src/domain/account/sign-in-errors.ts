import { denied, signedOut } from '../shared/refusal.js';

/** One message for an unknown username and a wrong password, so the response does not reveal which accounts exist. */
export class WrongCredentials extends signedOut('wrong_credentials', 'Wrong username, email or password') {}

/** The password is correct, but the email address is not verified yet. */
export class EmailNotVerified extends denied('email_not_verified') {
  constructor(
    /** The address that the code was sent to. Only someone with the password gets it. */
    readonly email: string,
  ) {
    super('Please verify your e-mail');
  }
}
