import { Code, Email, Password } from './account.fields.js';

export class ChangePasswordBody {
  /** The one that is asked for to be sure who asks. */
  @Password()
  password!: string;

  @Password()
  newPassword!: string;
}

export class ChangeEmailBody {
  @Email()
  email!: string;

  @Password()
  password!: string;
}

export class VerifyNewEmailBody {
  @Code('Verification code must be 6 digits')
  code!: string;
}
