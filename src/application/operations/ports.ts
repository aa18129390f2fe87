import type { Ground } from '../ground/ground.js';
import type { BounceTokens } from '../notifications/deliverability.js';
import type { CheckedMailServer } from './check-mail.js';
import type { MailDns, MailDomains } from './check-sender-records.js';
import type { DeadJobs } from './dead-jobs.js';

export interface OperationsPorts extends Ground {
  readonly deadJobs: DeadJobs;
  /** Null where mails stay in the development inbox. */
  readonly mailServer: CheckedMailServer | null;
  readonly mailDns: MailDns;
  readonly mailDomains: MailDomains;
  readonly bounceTokens: BounceTokens;
}
