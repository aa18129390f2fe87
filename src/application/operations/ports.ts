import type { Ground } from '../ground/ground.js';
import type { BounceTokens } from '../notifications/deliverability.js';
import type { Mail } from '../shared/ports.js';
import type { MailDns, MailDomains } from './check-sender-records.js';
import type { DeadJobs } from './dead-jobs.js';

/** The mail server of the settings. */
export interface CheckedMailServer {
  /** Connects and signs in, without a mail. @throws if the server refuses or does not answer */
  verify(): Promise<void>;
  /** Sends a mail, with a timeout. @returns the server's reply @throws as `Mailer.send` */
  deliver(mail: Mail): Promise<string>;
}

export interface OperationsPorts extends Ground {
  readonly deadJobs: DeadJobs;
  /** Null where mails stay in the development inbox. */
  readonly mailServer: CheckedMailServer | null;
  readonly mailDns: MailDns;
  readonly mailDomains: MailDomains;
  readonly bounceTokens: BounceTokens;
}
