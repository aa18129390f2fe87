import { ADULTHOOD_NOT_CONFIRMED } from '../../../domain/account/date-of-birth.js';
import { DateText, MayBeAbsent, OneOf, Optional, Text } from '../fields.js';
import { InvitationTokenBody } from '../account/invitation-token.dto.js';
import { MustBeTrue, Password, PersonName, Username } from '../account/account.fields.js';
import { LoginPageQuery } from './sign-in.dto.js';

export class BeginProviderQuery extends LoginPageQuery {
  @Optional()
  @Text({ max: 10 })
  provider?: string;
}

export class ProviderParams {
  @Text({ min: 1, max: 10 }) provider!: string;
}

export class LinkProviderBody {
  @Password()
  password!: string;
}

export class JoinWithProviderBody extends InvitationTokenBody {
  @MayBeAbsent()
  @Username()
  username?: string;

  @PersonName('firstName')
  firstName!: string;

  @PersonName('lastName')
  lastName!: string;

  @DateText('Please enter your real date of birth')
  dateOfBirth!: string;

  @MustBeTrue(ADULTHOOD_NOT_CONFIRMED)
  isAdult!: true;
}

/** The identity that this browser proved at the provider, for the forms that complete the sign-in. */
export class ProvedIdentityResponse {
  @OneOf(['link', 'sign-up']) next!: 'link' | 'sign-up';
  @Text({ max: 254 }) email!: string;
  @Text({ max: 200 }) firstName!: string;
  @Text({ max: 200 }) lastName!: string;
}
