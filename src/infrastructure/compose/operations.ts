import { BackUp, type TakeBackup } from '../../application/operations/back-up.js';
import { CheckMail } from '../../application/operations/check-mail.js';
import { CheckSenderRecords } from '../../application/operations/check-sender-records.js';
import { DeadJobDesk } from '../../application/operations/dead-job-desk.js';
import type { OperationsPorts } from '../../application/operations/ports.js';
import { ReadSystem, type Release, type SystemQueries } from '../../application/operations/read-system.js';
import { CheckReadiness } from '../../application/operations/readiness/check-readiness.js';
import { readinessChecks } from '../../application/operations/readiness/checks.js';
import type { ReadinessProbes, ReadinessSettings } from '../../application/operations/readiness/ports.js';
import { probeStorage } from '../../application/operations/readiness/probe-storage.js';
import type { Shared } from './shared.js';

interface Given extends Omit<OperationsPorts, keyof Shared> {
  readonly systemQueries: SystemQueries;
  readonly release: Release;
  /** Moves jobs without attempts left out of the queue. */
  readonly deadLetters: { collect(): Promise<unknown> };
  readonly readiness: { readonly settings: ReadinessSettings; readonly probes: ReadinessProbes };
  /** Null without BACKUP_TO. */
  readonly takeBackup: TakeBackup | null;
  readonly reportBackup: (error: unknown) => void;
}

/** Dead jobs, backups, and what the console shows under System. */
export function composeOperations(shared: Shared, given: Given) {
  const { objects, limiter, chance, clock, contactEmail, homeZone } = shared;
  const { deadJobs, deadLetters, systemQueries, readiness, takeBackup, reportBackup } = given;
  const ports: OperationsPorts = { ...shared, ...given };
  const senderRecords = new CheckSenderRecords(given.mailDns, given.mailDomains);
  const deadJobDesk = new DeadJobDesk(ports);
  const handlers = {
    collectDeadJobs: { execute: () => deadLetters.collect() },
    purgeDeadJobs: { execute: () => deadJobDesk.purge() },
    backUp: new BackUp(takeBackup, systemQueries, clock, homeZone, reportBackup),
  };
  return {
    readSystem: new ReadSystem(given.release, systemQueries, deadJobs),
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
    checkMail: new CheckMail(ports, senderRecords),
    deadJobDesk,
    handlers,
  };
}
