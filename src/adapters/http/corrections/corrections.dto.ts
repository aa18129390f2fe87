import { CORRECTION_REASONS, type CorrectionReason } from '../../../domain/corrections/correction-reason.js';
import { PersonName } from '../account/account.fields.js';
import { DecidedOnBody } from '../admin/person.dto.js';
import { DateText, OneOf } from '../fields.js';

class CorrectionBody extends DecidedOnBody {
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
