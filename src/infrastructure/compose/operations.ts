import { BackUp, type TakeBackup } from '../../application/operations/back-up.js';
import { CheckMail, type CheckedMailServer } from '../../application/operations/check-mail.js';
import {
  CheckSenderRecords,
  type MailDns,
  type MailDomains,
} from '../../application/operations/check-sender-records.js';
import type { BounceTokens } from '../../application/notifications/deliverability.js';
import type { DeadJobs } from '../../application/operations/dead-jobs.js';
import { DiscardDeadJob } from '../../application/operations/discard-dead-job.js';
import { purgeDeadJobs } from '../../application/operations/purge-dead-jobs.js';
import { ReadSystem, type Release, type SystemQueries } from '../../application/operations/read-system.js';
import { CheckReadiness } from '../../application/operations/readiness/check-readiness.js';
import { readinessChecks } from '../../application/operations/readiness/checks.js';
import type { ReadinessProbes, ReadinessSettings } from '../../application/operations/readiness/ports.js';
import { probeStorage } from '../../application/operations/readiness/probe-storage.js';
import { RetryDeadJob } from '../../application/operations/retry-dead-job.js';
import { RetryDeadJobs } from '../../application/operations/retry-dead-jobs.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly deadJobs: DeadJobs;
  /** Moves jobs without attempts left out of the queue. */
  readonly deadLetters: { collect(): Promise<unknown> };
  readonly systemQueries: SystemQueries;
  readonly release: Release;
  readonly readiness: { readonly settings: ReadinessSettings; readonly probes: ReadinessProbes };
  /** Null without BACKUP_TO. */
  readonly takeBackup: TakeBackup | null;
  readonly reportBackup: (error: unknown) => void;
  /** Null where mails stay in the development inbox. */
  readonly mailServer: CheckedMailServer | null;
  readonly mailDns: MailDns;
  readonly mailDomains: MailDomains;
  readonly bounceTokens: BounceTokens;
}

/** Dead jobs, backups, and what the console shows under System. */
export function composeOperations(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, objects, audit, limiter, chance, clock, contactEmail, homeZone, appName } =
    shared;
  const { deadJobs, deadLetters, systemQueries, release, readiness, takeBackup, reportBackup } = ports;
  const { mailServer, bounceTokens } = ports;
  const senderRecords = new CheckSenderRecords(ports.mailDns, ports.mailDomains);
  const retryDeadJob = new RetryDeadJob(unitOfWork, deadJobs, jobs, audit);
  const handlers = {
    collectDeadJobs: { execute: () => deadLetters.collect() },
    purgeDeadJobs: purgeDeadJobs(deadJobs, clock),
    backUp: new BackUp(takeBackup, systemQueries, clock, homeZone, reportBackup),
  };
  return {
    readSystem: new ReadSystem(release, systemQueries, deadJobs),
    checkReadiness: new CheckReadiness(
      readinessChecks({
        ...readiness,
        clock,
        contactEmail,
        senderRecords,
        probeStorage: () => probeStorage(objects, chance),
      }),
      limiter,
    ),
    checkMail: new CheckMail(
      { of: mailServer },
      bounceTokens,
      senderRecords,
      unitOfWork,
      audit,
      limiter,
      appName,
    ),
    retryDeadJob,
    retryDeadJobs: new RetryDeadJobs(deadJobs, retryDeadJob),
    discardDeadJob: new DiscardDeadJob(unitOfWork, deadJobs, audit),
    handlers,
  };
}
