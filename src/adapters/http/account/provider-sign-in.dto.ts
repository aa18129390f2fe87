import { ADULTHOOD_NOT_CONFIRMED } from '../../../domain/account/date-of-birth.js';
import { DateText, MayBeAbsent, OneOf, Text } from '../fields.js';
import { MustBeTrue, Password, PersonName, Username } from './account.fields.js';

export class LinkProviderBody {
  @Password()
  password!: string;
}

export class JoinWithProviderBody {
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
