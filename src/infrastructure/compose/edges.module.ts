import { ContainerModule } from 'inversify';
import { Argon2PasswordHasher } from '../../adapters/auth/argon2-password-hasher.js';
import { HmacCodeDigests } from '../../adapters/auth/hmac-code-digests.js';
import type { IdentityProviders } from '../../application/sign-in/ports.js';
import { OpenIdProvider } from '../../adapters/auth/openid-provider.js';
import { FIRST_PROVIDER, providerCallback } from '../../adapters/http/sign-in/provider-sign-in.routes.js';
import { presentMessage } from '../../adapters/http/chat/chat.presenter.js';
import { DeadLetters } from '../../adapters/jobs/dead-letters.js';
import { WORKER_LOCK_CLASS } from '../../adapters/jobs/stale-worker-reaper.js';
import { CachedAppearance } from '../../adapters/persistence/appearance/cached-appearance.js';
import { PostgresChatQueries } from '../../adapters/persistence/chat/chat-queries.js';
import { BATCHES_AT_ONCE, GroupCommitWriter } from '../../adapters/persistence/chat/group-commit-writer.js';
import { MessageBatches } from '../../adapters/persistence/chat/message-batches.js';
import { RoomRosters } from '../../adapters/persistence/chat/room-rosters.js';
import { PostgresContacts } from '../../adapters/persistence/match/postgres-contacts.js';
import { PostgresBlocks } from '../../adapters/persistence/moderation/postgres-blocks.js';
import { PostgresReports } from '../../adapters/persistence/moderation/postgres-reports.js';
import { PostgresStandings } from '../../adapters/persistence/moderation/postgres-suspensions.js';
import { PostgresPushDevices } from '../../adapters/persistence/notifications/postgres-push-devices.js';
import { PostgresSystemQueries } from '../../adapters/persistence/operations/postgres-system-queries.js';
import { InProcessRateLimiter } from '../../adapters/rate-limiting/in-process-rate-limiter.js';
import { Unlimited } from '../../adapters/rate-limiting/unlimited.js';
import { ThreadEngine } from '../../adapters/seating/thread-engine.js';
import { ObservedLimits } from '../../adapters/security-log/observed-limits.js';
import { DeadJobCipher } from '../../adapters/shared/dead-job-cipher.js';
import { TaggedCache } from '../../adapters/shared/tagged-cache.js';
import { EncryptedObjectStore } from '../../adapters/storage/encrypted-object-store.js';
import { LinkedPictureFetcher } from '../../adapters/storage/linked-picture-fetcher.js';
import { MessageFanOut } from '../../adapters/websocket/message-fan-out.js';
import { RoomDelivery } from '../../adapters/websocket/room-delivery.js';
import { Rooms } from '../../adapters/websocket/rooms.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { CHAT_RATE } from '../../application/chat/limits.js';
import { Notifier } from '../../application/notifications/notifier.js';
import { mayKeepPayload } from '../../application/operations/may-keep-payload.js';
import { PictureStore } from '../../application/shared/picture-store.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { allMigrations } from '../database/migrations/all-migrations.js';
import { INNER_POOL, JOB_POOLS } from './job-pools.js';
import type { Get } from './postgres-ports.js';
import type { Shared } from './shared.js';
import { lazily } from './token.js';
import * as t from './tokens.js';

const MAX_ROSTERS = 20_000;
const ROSTER_TTL_MS = 600_000;
const APPEARANCE_TTL_MS = 60_000;

/** Adapters that are opened when a context first asks for them, because not every process does. */
export const edgesModule = new ContainerModule(({ bind }) => {
  const lazy = lazily(bind);

  lazy(t.SHARED, sharedOf);
  lazy(t.BLOCKS, (get) => new PostgresBlocks(get(t.ENTITY_MANAGER)));
  lazy(t.REPORTS, (get) => new PostgresReports(get(t.ENTITY_MANAGER), get(t.EVENTS)));
  lazy(t.PUSH_DEVICES, (get) => new PostgresPushDevices(get(t.ENTITY_MANAGER)));
  lazy(t.PASSWORDS, (get) => new Argon2PasswordHasher(get(t.CONFIG).passwordMemoryKib));
  lazy(t.DIGESTS, (get) => new HmacCodeDigests(get(t.SESSION_SECRET)));
  lazy(t.PROVIDERS, openProviders);
  lazy(t.EVIDENCE_STORE, (get) => new EncryptedObjectStore(get(t.OBJECT_STORE), get(t.SEALING_KEYS)));
  lazy(t.LINKED_PICTURES, () => new LinkedPictureFetcher());
  lazy(t.SEATING_ENGINE, (get) =>
    closed(get, new ThreadEngine({ onSolverFailure: get(t.SOLVER_ALARM).raise })),
  );
  lazy(
    t.CURRENT_APPEARANCE,
    (get) => new CachedAppearance(get(t.POOL), registeredCache(get, APPEARANCE_TTL_MS, 1)),
  );
  lazy(t.DEAD_LETTERS, (get) => {
    const cipher = new DeadJobCipher(get(t.SEALING_KEYS));
    return new DeadLetters(get(t.POOL), cipher, mayKeepPayload);
  });
  lazy(t.SYSTEM_QUERIES, (get) => {
    const migrations = allMigrations.map(({ name }) => name);
    return new PostgresSystemQueries(get(t.POOL), {
      ...{ migrations, pools: JOB_POOLS, innerPool: INNER_POOL },
      workerLockClass: WORKER_LOCK_CLASS,
    });
  });
});

/** Delivery of messages to the sockets of this process, and their storing. */
export const liveModule = new ContainerModule(({ bind }) => {
  const lazy = lazily(bind);

  lazy(t.ROOMS, () => new Rooms());
  lazy(t.PRESENT_MESSAGE, (get) => {
    const [clock, timeZone, appName] = [get(t.CLOCK), get(t.HOME_ZONE), get(t.CURRENT_NAME)];
    return (row) => presentMessage(row, null, { now: clock.now(), timeZone, appName: appName() });
  });
  lazy(
    t.ROOM_DELIVERY,
    (get) =>
      new RoomDelivery(
        get(t.ROOMS),
        new PostgresChatQueries(get(t.ENTITY_MANAGER)),
        get(t.PRESENT_MESSAGE),
        get(t.REPORT),
        (matchId) => get(t.MESSAGE_WRITER).settled(matchId),
        (frame) => get(t.DELIVERY_METRICS).delivered(frame),
      ),
  );
  lazy(t.MESSAGE_WRITER, openWriter);
  lazy(t.IN_PROCESS_LIMITER, () => new InProcessRateLimiter());
  lazy(t.CHAT_LIMITER, (get) =>
    get(t.CONFIG).rateLimits
      ? new ObservedLimits(get(t.IN_PROCESS_LIMITER), get(t.SECURITY_LOG))
      : new Unlimited(),
  );
  lazy(t.COUNT_MESSAGE, (get) => {
    const limiter = get(t.IN_PROCESS_LIMITER);
    return (userId) => void limiter.report(CHAT_RATE, String(userId));
  });
});

function sharedOf(get: Get): Shared {
  const [em, clock, limiter, unitOfWork] = [
    get(t.ENTITY_MANAGER),
    get(t.CLOCK),
    get(t.RATE_LIMITER),
    get(t.UNIT_OF_WORK),
  ];
  const [jobs, chance, links, appName] = [
    get(t.JOBS),
    get(t.CHANCE),
    get(t.SIGNED_LINKS),
    get(t.CURRENT_NAME),
  ];
  const [objects, audit, { appName: settledName, publicUrl, timeZone }] = [
    get(t.OBJECT_STORE),
    get(t.AUDIT_LOG),
    get(t.CONFIG),
  ];
  return {
    unitOfWork,
    clock,
    chance,
    jobs,
    limiter,
    links,
    audit,
    objects,
    appName,
    settledName,
    publicUrl,
    homeZone: timeZone,
    realtime: get(t.REALTIME),
    reads: new AuditedReads(unitOfWork, audit, limiter),
    staffDecisions: get(t.STAFF_DECISIONS),
    tableMates: get(t.TABLE_MATES),
    securityEvents: get(t.SECURITY_EVENTS),
    goodStanding: new GoodStanding(new PostgresStandings(em), clock),
    contacts: new PostgresContacts(em),
    notifier: new Notifier(jobs, links, get(t.PUSH_DEVICES), clock, appName, publicUrl),
    pictures: new PictureStore(objects, get(t.PICTURES), chance, limiter),
    geocoder: get(t.GEOCODER),
    contactEmail: get(t.CURRENT_CONTACT_EMAIL),
  };
}

function openProviders(get: Get): IdentityProviders {
  const { oidc, publicUrl } = get(t.CONFIG);
  return new Map(
    oidc.map((provider) => [
      provider.id,
      new OpenIdProvider({
        ...provider,
        redirectUri: publicUrl + providerCallback(provider.id),
        clock: get(t.CLOCK),
        ...get(t.OUTAGES).of(
          provider.id === FIRST_PROVIDER ? 'the sign-in service' : `the sign-in service ${provider.id}`,
          'people sign in with their password',
        ),
      }),
    ]),
  );
}

function openWriter(get: Get): GroupCommitWriter {
  const rosters = new RoomRosters(get(t.POOL), registeredCache(get, ROSTER_TTL_MS, MAX_ROSTERS));
  const [report, delivery, present] = [get(t.REPORT), get(t.ROOM_DELIVERY), get(t.PRESENT_MESSAGE)];
  const batches = closed(get, new MessageBatches(get(t.DATABASE_URL), BATCHES_AT_ONCE, report));
  const committed = new MessageFanOut(get(t.ROOMS).processId, delivery, get(t.REALTIME), present, report);
  return new GroupCommitWriter({ batches, rosters, committed, report });
}

/** A cache that changes of the database make stale; without them it keeps nothing. */
function registeredCache<T extends object>(get: Get, ttlMs: number, maxSize: number): TaggedCache<T> {
  const changes = get(t.CHANGE_FEED);
  const isLive = () => changes?.isLive ?? false;
  const cache = new TaggedCache<T>({ clock: get(t.CLOCK), isLive, ttlMs, maxSize });
  changes?.register(cache);
  return cache;
}

/** Closes what was opened when the process stops. */
function closed<T extends { close(): Promise<void> | void }>(get: Get, opened: T): T {
  get(t.ON_CLOSE)(() => opened.close());
  return opened;
}
