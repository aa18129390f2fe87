import { DomainError, InvalidField } from '../shared/domain-error.js';

/** People report what they can see, and nobody reports themselves. */
export class ReportTargetNotFound extends DomainError {
  readonly code = 'report_target_not_found';
  constructor() {
    super('We could not find what you would like to report.');
  }
}

export class ReportNoteTooLong extends InvalidField {
  readonly code = 'report_note_too_long';
  readonly field = 'note';
  constructor(most: number) {
    super(`Please keep your note to ${most} characters`);
  }
}

/** There is no such report, or it is about whoever asks. */
export class ReportNotFound extends DomainError {
  readonly code = 'report_not_found';
  constructor() {
    super('We could not find that report.');
  }
}
