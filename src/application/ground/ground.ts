import type { AuditLog } from '../audit/audit-log.js';
import type { AuditedReads } from '../audit/audited-reads.js';
import type { StaffDecisions } from '../audit/staff-decisions.js';
import type { AdminContacts, Contacts } from '../notifications/contacts.js';
import type { Notifier } from '../notifications/notifier.js';
import type { TableMates } from '../review-cases/table-mates.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { PictureStore } from '../shared/picture-store.js';
import type { Chance, Clock, Jobs, ObjectStore, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** What use cases of most contexts are given. Production passes adapters, tests pass fakes. */
export interface Ground {
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
