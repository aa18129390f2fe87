import { BundledNumberingPlans } from '../../../src/adapters/sms/numbering-plans.js';
import type { Mail, TextMessage } from '../../../src/application/shared/ports.js';
import type { EvidenceReader } from '../../../src/application/trust-score/ports.js';
import type { User } from '../../../src/domain/account/user.js';
import type { ReviewKind } from '../../../src/domain/trust-score/review-kind.js';
import {
  type ReviewReason,
  VerificationReview,
} from '../../../src/domain/trust-score/verification-review.js';
import { composeTrustScore } from '../../../src/infrastructure/compose/trust-score.js';
import { aShared, notInMemory } from '../../support/builders/a-shared.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import {
  anyFile,
  InMemoryPhoneVerifications,
  InMemoryReviews,
} from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const ORIGIN = '203.0.113.7';
/** Two moderators. */
export const [MAYA, OMAR] = [7, 8] as const;
export const NUMBER = '+14155550123';

interface Settings {
  readonly appName?: string;
  readonly isOffered?: boolean;
  readonly messagesPerDay?: number;
  readonly evidenceReader?: EvidenceReader;
}

/** The trust score on fakes. The first code is 123456. */
export function aTrustDesk({ appName = 'Tablemates', evidenceReader = anyFile, ...texts }: Settings = {}) {
  const outer = aShared();
  const { clock, jobs, audit, realtime } = outer;
  const users = new InMemoryUsers(jobs);
  const reviews = new InMemoryReviews(jobs);
  const verifications = new InMemoryPhoneVerifications();
  const store = Object.assign(new InMemoryObjectStore(), {
    reseal: async (_key: string): Promise<boolean | null> => true,
  });
  const rows = [users.rows, reviews.rows, verifications.rows];
  const unitOfWork = new InMemoryUnitOfWork(...rows, jobs, audit, realtime);
  const alarms: string[] = [];
  const shared = {
    ...outer,
    unitOfWork,
    appName: () => appName,
    chance: new ScriptedChance(123_456),
  };
  const { ownPhone, ownVerification, verificationDesk, handlers, ...others } = composeTrustScore(shared, {
    users,
    reviews,
    verificationQueries: reviews,
    reviewQueries: { page: notInMemory, find: notInMemory },
    phoneVerifications: verifications,
    digests: { digest: (...parts: string[]) => parts.join('/') },
    numberingPlans: new BundledNumberingPlans('US'),
    evidenceReader,
    evidenceStore: store,
    fileAlarm: { raise: (problem) => void alarms.push(problem) },
    budgetAlarm: {
      exhausted: (messagesPerDay) => void alarms.push(`exhausted ${messagesPerDay}`),
      refused: () => void alarms.push('refused'),
    },
    texts: { isOffered: true, countries: ['US'], messagesPerDay: 1000, ...texts },
  });
  const newest = () => reviews.rows.all().at(-1)!;
  const command = (moderatorId: number) => ({ caseId: newest().id, moderatorId });

  const desk = {
    ...others,
    clock,
    jobs,
    users,
    reviews,
    verifications,
    store,
    unitOfWork,
    audit,
    realtime,
    alarms,

    joins: (name: string): Promise<User> => users.joins(name),
    now: async (user: User): Promise<User> => (await users.find(user.id))!,
    async changes(user: User, change: (user: User) => void): Promise<void> {
      const changing = (await users.find(user.id))!;
      change(changing);
      await users.save(changing);
    },
    hasPicture: (user: User, address = '/api/pictures/1/a.webp'): Promise<void> =>
      desk.changes(user, (changing) => changing.changePicture(address, clock.now())),
    sitsWith: (person: User, moderatorId: number) => outer.tableMates.sitTogether(person.id, moderatorId),

    send: (user: User, phoneNumber = NUMBER) =>
      ownPhone.sendCode({ userId: user.id, phoneNumber, origin: ORIGIN }),
    verify: (user: User, code: string = desk.lastCode(), phoneNumber = NUMBER) =>
      ownPhone.verify({ userId: user.id, phoneNumber, code, origin: ORIGIN }),
    removePhone: (user: User) => ownPhone.remove(user.id),
    texts: (): TextMessage[] => jobs.named<TextMessage>('send-text-message'),
    lastCode: (): string => /(?<!\d)\d{6}(?!\d)/.exec(desk.texts().at(-1)!.text)![0],
    purgesCodes: () => handlers.purgePhoneCodes.execute(),

    verificationOf: (userId: number) => ownVerification.read(userId),
    handsIn: (
      user: User,
      kind: ReviewKind = 'id',
      readFile: () => Promise<Uint8Array> = async () => Uint8Array.of(1, 2, 3),
    ) => ownVerification.handIn({ userId: user.id, kind, readFile }),
    withdraws: (user: User, kind: ReviewKind = 'id') =>
      ownVerification.withdraw({ userId: user.id, kind, cause: 'user' }),
    statuses: () => reviews.rows.all().map(({ status }) => status),
    /** The keys of the stored pages. */
    files: () => [...store.objects.keys()],

    newest,
    /** Actions of moderators on the newest review. */
    claims: (moderatorId: number) => verificationDesk.claim(command(moderatorId)),
    releases: (moderatorId: number) => verificationDesk.release(command(moderatorId)),
    approves: (moderatorId: number, dateOfBirthAgrees: boolean | null = null) =>
      verificationDesk.approve(command(moderatorId), dateOfBirthAgrees),
    rejects: (moderatorId: number, reason: ReviewReason = 'unreadable', note: string | null = null) =>
      verificationDesk.reject(command(moderatorId), reason, note),
    views: (moderatorId: number, page = 1) => verificationDesk.viewFile(command(moderatorId), page),
    mails: (): Mail[] => jobs.named<Mail>('send-mail'),
    /** The newest review stays without its user. */
    losesItsAccount: () => reviews.rows.save(VerificationReview.restore({ ...newest().state, userId: null })),

    /** Runs the event handlers, but not the delayed job for stray files. */
    async runJobs(): Promise<void> {
      for (const name of ['review-decided', 'review-withdrawn'])
        for (const event of jobs.take<{ reviewId: number }>(name))
          await handlers.onReviewEnded.execute(event);
    },
    async looksForStrays(): Promise<void> {
      for (const job of jobs.take<{ key: string }>('remove-stray-file'))
        await handlers.removeStrayFile.execute(job);
    },
    async purges(): Promise<void> {
      await handlers.purgeEvidence.execute();
      await desk.runJobs();
    },
  };
  return desk;
}
