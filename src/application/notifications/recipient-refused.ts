import { NotRetried } from '../shared/not-retried.js';
import { serverReply } from './server-reply.js';

/** The mail server refuses the recipient's address for good. Its message may contain the address. */
export class RecipientRefused extends NotRetried {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'RecipientRefused';
  }

  /** What the server said. A getter, so that no log has it. */
  get reply(): string {
    return serverReply(this) ?? this.message;
  }
}

/** Addresses that mail servers refused: those of accounts, and those of people who wait for a code. */
export interface RefusedAddresses {
  /** Idempotent. Without effect for an address without an account, pending sign-up or email change. */
  note(address: string, reply: string): Promise<void>;
}
