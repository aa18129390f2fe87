import { DomainError } from '../../shared/domain-error.js';

/** The appearance was changed since the admin read it. */
export class AppearanceChanged extends DomainError {
  readonly code = 'appearance_changed';

  constructor() {
    super('Someone else has changed the appearance in the meantime. Please look at it and try again.');
  }
}
