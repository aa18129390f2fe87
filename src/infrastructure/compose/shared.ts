import type { RecurringJob } from '../../adapters/jobs/job-runner.js';
import type { AuditLog } from '../../application/audit/audit-log.js';
import type { AuditedReads } from '../../application/audit/audited-reads.js';
import type { StaffDecisions } from '../../application/audit/staff-decisions.js';
import type { AdminContacts, Contacts } from '../../application/notifications/contacts.js';
import type { Notifier } from '../../application/notifications/notifier.js';
import type { TableMates } from '../../application/review-cases/table-mates.js';
import type { Geocoder } from '../../application/shared/geocoder.js';
import type { PictureStore } from '../../application/shared/picture-store.js';
import type {
  Chance,
  Clock,
  Jobs,
  ObjectStore,
  RateLimiter,
  Realtime,
  UnitOfWork,
} from '../../application/shared/ports.js';
import type { SecurityEvents } from '../../application/shared/security-events.js';
import type { SignedLinks } from '../../application/shared/signed-links.js';
import type { GoodStanding } from '../../application/standing/good-standing.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** What use cases of most contexts are given. Production passes adapters, tests pass fakes. */
export interface Shared {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  readonly limiter: RateLimiter;
  readonly links: SignedLinks;
  readonly audit: AuditLog;
  readonly reads: AuditedReads;
  readonly staffDecisions: StaffDecisions;
  readonly tableMates: TableMates;
  readonly securityEvents: SecurityEvents;
  readonly goodStanding: GoodStanding;
  readonly contacts: Contacts & AdminContacts;
  readonly notifier: Notifier;
  readonly objects: ObjectStore;
  readonly pictures: PictureStore;
  readonly geocoder: Geocoder;
  /** The name that members see now, because an admin can change it. */
  readonly appName: () => string;
  /** The name of the settings, for what must not change with the one that members see. */
  readonly settledName: string;
  /** Null where no address is read. */
  readonly contactEmail: () => string | null;
  readonly publicUrl: string;
  readonly homeZone: TimeZone;
}

/** A use case or event handler as the job queue calls it. */
export interface Handler {
  /** An event handler that calls an outside service between its transactions, and is idempotent. */
  readonly commitsInSteps?: boolean;
  execute(payload: never): Promise<unknown>;
}

/** Handlers by the name of their job or event. */
type Handlers = Readonly<Record<string, Handler>>;

/** What a context gives to the job queue, beside its use cases. */
export interface Background {
  readonly handlers: Handlers;
  readonly recurring?: readonly RecurringJob[];
}
