import { DomainError } from '../../shared/domain-error.js';

/** One comparison at a time in each process, because each occupies a processor. */
export class WhatIfIsRunning extends DomainError {
  readonly code = 'what_if_is_running';

  constructor() {
    super('Another comparison is still running. Please try again in a moment.');
  }
}
