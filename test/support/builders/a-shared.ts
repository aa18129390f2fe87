import { AuditedReads } from '../../../src/application/audit/audited-reads.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import type { Shared } from '../../../src/infrastructure/compose/shared.js';
import { FixedClock } from '../fakes/fixed-clock.js';
import { InMemoryObjectStore } from '../fakes/in-memory-object-store.js';
import { InMemoryPlaces } from '../fakes/in-memory-places.js';
import { InMemoryRateLimiter } from '../fakes/in-memory-rate-limiter.js';
import { InMemorySuspensions } from '../fakes/in-memory-suspensions.js';
import { InMemoryTableMates } from '../fakes/in-memory-table-mates.js';
import { InMemoryUnitOfWork } from '../fakes/in-memory-unit-of-work.js';
import { plainLinks } from '../fakes/plain-links.js';
import { RecordingAuditLog } from '../fakes/recording-audit-log.js';
import { RecordingJobs } from '../fakes/recording-jobs.js';
import { RecordingRealtime } from '../fakes/recording-realtime.js';
import { RecordingSecurityEvents } from '../fakes/recording-security-events.js';
import { ScriptedChance } from '../fakes/scripted-chance.js';
import { aNotifier } from './a-notifier.js';

/** What no test on fakes calls. */
export const notInMemory = (): never => {
  throw new Error('This is read from the database only');
};

/** What most contexts are composed of, as fakes of the instance Tablemates in New York. */
export function aShared() {
  const clock = new FixedClock();
  const chance = new ScriptedChance();
  const jobs = new RecordingJobs();
  const limiter = new InMemoryRateLimiter(clock);
  const audit = new RecordingAuditLog();
  /** Ids of devices with push messages, by user. */
  const devicesOf = new Map<number, number[]>();
  const objects = new InMemoryObjectStore();
  const suspensions = new InMemorySuspensions();
  const unitOfWork = new InMemoryUnitOfWork(audit, jobs);
  return {
    suspensions,
    unitOfWork,
    clock,
    chance,
    jobs,
    realtime: new RecordingRealtime(),
    limiter,
    links: plainLinks,
    audit,
    reads: new AuditedReads(unitOfWork, audit, limiter),
    staffDecisions: audit,
    tableMates: new InMemoryTableMates(),
    securityEvents: new RecordingSecurityEvents(),
    goodStanding: new GoodStanding(suspensions, clock),
    contacts: { of: async () => [], atTable: async () => [], admins: async () => [] },
    devicesOf,
    notifier: aNotifier(jobs, { idsOf: async (userId) => devicesOf.get(userId) ?? [] }),
    objects,
    pictures: new PictureStore(objects, { toWebp: async (bytes) => bytes }, chance, limiter),
    geocoder: new InMemoryPlaces(),
    appName: () => 'Tablemates',
    settledName: 'Tablemates',
    contactEmail: () => null,
    publicUrl: 'https://tables.example.org',
    homeZone: 'America/New_York',
  } satisfies Shared & Record<string, unknown>;
}
