import { DomainError } from '../shared/domain-error.js';

/** The table has no such question, or the user was not asked. */
export class TableChangeNotFound extends DomainError {
  readonly code = 'table_change_not_found';

  constructor() {
    super("There's nothing to decide about this table.");
  }
}

/** The deadline has passed. */
export class TableChangeIsOver extends DomainError {
  readonly code = 'table_change_is_over';

  constructor() {
    super('The time to decide is over. Your table stays as it is.');
  }
}
