import { NotRetried } from '../shared/not-retried.js';

/** The mail server refuses the recipient for good. Its message may contain the address. */
export class RecipientRefused extends NotRetried {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'RecipientRefused';
  }
}

/** Addresses that a mail server refused, for those who wait for a code. */
export interface RefusedAddresses {
  /** Idempotent. Without effect for an address without a pending sign-up or email change. */
  note(address: string): Promise<void>;
}
