import { Bool, Described } from '../fields.js';
import { Code, Email, Password } from './account.fields.js';

export class ChangePasswordBody {
  @Described('The current password, which confirms the request.')
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

export class EmailChangeResponse {
  @Described('Whether the mail server of the new address refused our mail; false without a pending change.')
  @Bool()
  isMailRefused!: boolean;
}
