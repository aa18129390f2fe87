import { LONGEST_EMAIL } from '../../../domain/account/email-address.js';
import { Optional, Text } from '../fields.js';
import { Code, Email, Password } from '../account/account.fields.js';

export class LogInBody {
  @Text({ min: 1, max: LONGEST_EMAIL, trim: true, message: 'Username or email is required' })
  usernameOrEmail!: string;

  @Password()
  password!: string;
}

export class ResetPasswordBody {
  @Email()
  email!: string;

  @Code('Reset code must be 6 digits')
  code!: string;

  @Password()
  newPassword!: string;
}

export class LoginPageQuery {
  @Optional()
  @Text({ max: 2000 })
  returnTo?: string;
}
