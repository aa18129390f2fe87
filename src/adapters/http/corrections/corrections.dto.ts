import { CORRECTION_REASONS, type CorrectionReason } from '../../../domain/corrections/pending-correction.js';
import { Email, PersonName } from '../account/account.fields.js';
import { DecidedOnBody } from '../admin/person.dto.js';
import { DateText, Described, Id, OneOf, Text } from '../fields.js';

export class CorrectionBody extends DecidedOnBody {
  @Described('`lost`: a mailbox or a phone that its owner has no access to any more.')
  @OneOf(CORRECTION_REASONS, 'Please choose a reason')
  reason!: CorrectionReason;
}

export class BirthDateBody extends CorrectionBody {
  @DateText('Please enter a real date of birth')
  dateOfBirth!: string;
}

export class NameBody extends CorrectionBody {
  @PersonName('firstName')
  firstName!: string;

  @PersonName('lastName')
  lastName!: string;
}

export class EmailCorrectionBody extends CorrectionBody {
  @Email()
  email!: string;
}

export class DecideCorrectionBody extends DecidedOnBody {
  @Id()
  correctionId!: number;
}

export class EmailCorrectionParams {
  @Text({ min: 1, max: 400 }) token!: string;
}
