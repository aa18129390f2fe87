import { DAY_MS } from '../../../domain/shared/durations.js';
import { offsetAt, type TimeZone } from '../../../domain/shared/time-zone.js';
import type { Clock } from '../../shared/ports.js';
import { attempt } from './attempt.js';
import { findUnprovedSender, type SenderCheck } from './find-unproved-sender.js';
import type { Certificate, ReadinessProbes, ReadinessSettings } from './ports.js';
import { type CheckName, problem, type Problem } from './problems.js';

export interface ReadinessInput {
  readonly settings: ReadinessSettings;
  readonly probes: ReadinessProbes;
  readonly clock: Clock;
  /** Null where answers to mails reach nobody. */
  readonly contactEmail: () => string | null;
  readonly senderRecords: SenderCheck;
  readonly probeStorage: () => Promise<void>;
}

export interface ReadinessCheck {
  readonly name: CheckName;
  readonly find: () => Promise<Problem | null>;
}

/** A certificate is renewed in the last third of its life, and one of six days has no fourteen left. */
const CERTIFICATE_LEFT_MS = 14 * DAY_MS;
/** The inbox of docker-compose.yml, which shows mails instead of sending them. */
const KEEPING_MAIL_HOST = 'mailpit';
const LEAST_FREE_MB = 1000;
const MEGABYTE = 1_000_000;
const JOBS_WAIT_AT_MOST_MINUTES = 10;
const CLOCK_TOLERANCE_SECONDS = 30;
const BACKUP_WITHIN_MS = 2 * DAY_MS;
const DRILL_WITHIN_MS = 90 * DAY_MS;

/** The one list of what makes an instance ready; the console and the command `drill` run it. See ADR 78. */
export const readinessChecks = ({
  settings,
  probes,
  clock,
  contactEmail,
  senderRecords,
  probeStorage,
}: ReadinessInput): readonly ReadinessCheck[] => [
  {
    name: 'address',
    find: async () => {
      if (settings.isProduction && settings.isLocal) return problem('addressIsLocal');
      if (settings.isProduction && !settings.publicUrl.startsWith('https:'))
        return problem('addressIsNotHttps');
      let isOurs = true;
      const silence = await attempt('addressIsSilent', async () => {
        isOurs = await probes.address.ask();
      });
      if (silence) return silence;
      if (!isOurs) return problem('addressIsOther');
      // That it answers here tells nothing of others' devices.
      return settings.isLocal || !settings.publicUrl.startsWith('https:')
        ? problem('onlyInProduction')
        : null;
    },
  },
  {
    name: 'certificate',
    find: async () => {
      const certificate = await probes.address.certificate();
      if (!certificate) return problem('certificateIsMissing');
      if (certificate.refusal !== null) return problem('certificateIsRefused', certificate.refusal);
      return endsSoon(certificate, clock.now())
        ? problem('certificateEnds', certificate.endsAt.toISOString().slice(0, 10))
        : null;
    },
  },
  { name: 'sockets', find: () => attempt('socketsAreBlocked', () => probes.address.ping()) },
  {
    name: 'mailServer',
    find: async () => {
      if (!probes.verifyMailServer || settings.mailHosts.includes(KEEPING_MAIL_HOST))
        return problem('mailIsKept');
      return attempt('mailServerFails', probes.verifyMailServer);
    },
  },
  {
    name: 'mailHeaders',
    find: async () => {
      if (!settings.isProduction) return problem('onlyInProduction');
      const hosts = [new URL(settings.publicUrl).hostname, ...settings.mailHosts];
      if (!hosts.some((host) => isOfOneSite(host, settings.sender)))
        return problem('senderIsElsewhere', settings.sender);
      return contactEmail() === null ? problem('contactIsMissing') : null;
    },
  },
  {
    name: 'senderRecords',
    find: async () =>
      settings.isProduction ? findUnprovedSender(senderRecords) : problem('onlyInProduction'),
  },
  {
    name: 'operator',
    find: async () => {
      if (!settings.isProduction) return problem('onlyInProduction');
      return settings.hasOperator ? null : problem('operatorIsMissing');
    },
  },
  { name: 'push', find: async () => (settings.sharesPushKeys ? null : problem('pushKeysDiffer')) },
  { name: 'storage', find: () => attempt('storageFails', probeStorage) },
  {
    name: 'disk',
    find: async () => {
      const free = Math.floor((await probes.freeBytes()) / MEGABYTE);
      return free < LEAST_FREE_MB ? problem('diskIsFull', free) : null;
    },
  },
  {
    name: 'jobs',
    find: async () => {
      if (!(await probes.queries.hasWorker())) return problem('jobsAreStopped');
      const queues = await probes.queries.queues();
      const waited = Math.floor(Math.max(...queues.map((queue) => queue.oldestSeconds ?? 0)) / 60);
      return waited > JOBS_WAIT_AT_MOST_MINUTES ? problem('jobsAreLate', waited) : null;
    },
  },
  {
    name: 'clock',
    find: async () => {
      const [outside, database] = await Promise.all([probes.outsideTime(), probes.queries.now()]);
      const now = clock.now().getTime();
      const off = Math.max(
        ...[outside ?? database, database].map((other) => Math.abs(other.getTime() - now) / 1000),
      );
      if (off > CLOCK_TOLERANCE_SECONDS) return problem('clockIsOff', Math.round(off));
      // The database may be on this machine, and have its clock.
      return outside === null ? problem('unchecked', 'PLACES_URL') : null;
    },
  },
  {
    name: 'timeZone',
    find: async () => {
      const { timeZone, homeAreaZone } = settings;
      if (homeAreaZone === null) return problem('homeAreaIsMissing');
      if (isOneTime(timeZone, homeAreaZone, clock.now())) return null;
      return problem('zoneDiffers', homeAreaZone);
    },
  },
  {
    name: 'places',
    find: () =>
      probes.askGoogle
        ? attempt('googleKeyFails', probes.askGoogle)
        : attempt('placesFail', probes.askPlaces),
  },
  {
    name: 'backup',
    find: async () => {
      if (settings.backups === 'off') return problem('backupIsOff');
      if (settings.backups === 'besideData') return problem('backupIsBeside');
      const { lastAt, hasFailedSince, error } = await probes.queries.runs('backup');
      if (hasFailedSince) return problem('backupFailed', error ?? '?');
      if (isOlder(lastAt, BACKUP_WITHIN_MS, clock.now())) return problem('backupIsLate');
      return (await probes.sharesDiskWithBackups()) ? problem('backupIsBeside') : null;
    },
  },
  {
    name: 'drill',
    find: async () => {
      // Without a backup there is nothing to restore, and the check before says so.
      if (settings.backups === 'off') return problem('drillIsMissing');
      const { lastAt, hasFailedSince, error } = await probes.queries.runs('drill');
      if (hasFailedSince) return problem('drillFailed', error ?? '?');
      if (lastAt === null) return problem('drillIsMissing');
      return isOlder(lastAt, DRILL_WITHIN_MS, clock.now()) ? problem('drillIsDue') : null;
    },
  },
  {
    name: 'firstAdmin',
    find: async () => {
      if (!settings.isProduction) return problem('onlyInProduction');
      return settings.keepsPassword ? problem('passwordIsKept') : null;
    },
  },
];

const isOlder = (at: Date | null, thanMs: number, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() > thanMs;

function endsSoon({ startsAt, endsAt }: Certificate, now: Date): boolean {
  const left = endsAt.getTime() - now.getTime();
  return left < Math.min(CERTIFICATE_LEFT_MS, (endsAt.getTime() - startsAt.getTime()) / 5);
}

/** Whether both hosts have the same last two labels: `tables.example.org` and `mail.example.org`. */
const isOfOneSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other);
const siteOf = (host: string): string => host.toLowerCase().split('.').slice(-2).join('.');

/** Whether clocks of both zones agree now and half a year later. */
const isOneTime = (one: TimeZone, other: TimeZone, now: Date): boolean =>
  [now.getTime(), now.getTime() + 182 * DAY_MS].every((at) => offsetAt(at, one) === offsetAt(at, other));
