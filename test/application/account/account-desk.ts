import type { Mail } from '../../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import type { KnownDevice, Requester } from '../../../src/application/account/known-device.js';
import type { SignUpRequester } from '../../../src/application/sign-up/sign-up-line.js';
import type { RegisterCommand } from '../../../src/application/sign-up/sign-up.js';
import type { Restriction } from '../../../src/domain/moderation/restriction.js';
import { User } from '../../../src/domain/account/user.js';
import { composeAccount } from '../../../src/infrastructure/compose/account.js';
import type { Shared } from '../../../src/infrastructure/compose/shared.js';
import { aShared } from '../../support/builders/a-shared.js';
import { aSignUpForm } from '../../support/builders/a-user.js';
import { InMemoryAccountActivities } from '../../support/fakes/in-memory-account-activities.js';
import {
  InMemoryEmailProofs,
  InMemoryKnownDevices,
  InMemoryPasswordResets,
  InMemoryPendingRegistrations,
  InMemorySurveyResponses,
  InMemoryUsers,
  RecordingSessions,
} from '../../support/fakes/in-memory-accounts.js';
import { InMemoryDeliverability } from '../../support/fakes/in-memory-deliverability.js';
import { aRegistrationDesk } from '../../support/fakes/in-memory-registration.js';
import type { Undoable } from '../../support/fakes/in-memory-rows.js';
import { InMemoryReviews } from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { WithdrawOpenReviews } from '../../../src/application/trust-score/withdraw-open-reviews.js';

const ORIGIN = '203.0.113.7';
const STRANGER = { origin: ORIGIN, device: null };

type Given = Parameters<typeof composeAccount>[1];

/** What differs between the worlds of these tests. */
export interface AccountSettings {
  readonly emailDomains?: readonly string[];
  readonly shared?: Partial<Omit<ReturnType<typeof aShared>, 'geocoder'> & Pick<Shared, 'geocoder'>>;
  readonly given?: Partial<Given>;
  /** What a unit of work rolls back, beside accounts. */
  readonly rows?: readonly Undoable[];
}

/** The contexts around an account, composed as in production, on fakes. */
export function composedAccount({
  emailDomains = [],
  shared: own = {},
  given = {},
  rows = [],
}: AccountSettings = {}) {
  const outer = { ...aShared(), chance: new ScriptedChance(123_456), ...own };
  const { clock, jobs } = outer;
  const users = new InMemoryUsers(jobs);
  const registrations = new InMemoryPendingRegistrations();
  const resets = new InMemoryPasswordResets();
  const emailProofs = new InMemoryEmailProofs();
  const reviews = new InMemoryReviews(jobs);
  const registration = aRegistrationDesk({ users, clock, emailDomains });
  const stored = [users.rows, registrations.rows, resets.rows, emailProofs.rows, reviews.rows];
  const unitOfWork = new InMemoryUnitOfWork(...stored, ...registration.parts, ...rows, jobs);
  const shared = { ...outer, unitOfWork };
  const isMember = (address: string): boolean => users.rows.all().some(({ email }) => email === address);
  const revoked: number[] = [];
  const removed: string[] = [];
  const followed: Array<{ userId: number; timeZone: string | null }> = [];
  const ports = {
    users,
    registrations,
    resets,
    emailProofs,
    surveys: new InMemorySurveyResponses(),
    deliverability: new InMemoryDeliverability(isMember),
    sessions: new RecordingSessions(),
    secretLinks: { revokeAll: async (userId: number) => void revoked.push(userId) },
    knownDevices: new InMemoryKnownDevices(),
    accountActivities: new InMemoryAccountActivities(),
    accountData: { remove: async ({ email }: { email: string }) => void removed.push(email) },
    passwords: new PlainPasswords(),
    digests: registration.digests,
    admissions: registration.admissions,
    zones: {
      zoneOf: ({ longitude }: { longitude: number }) => (longitude > 0 ? 'Asia/Tokyo' : 'America/New_York'),
    },
  };
  const account = composeAccount(shared, {
    ...ports,
    admins: { acquireLock: async () => undefined, count: async () => 0, recipients: async () => [] },
    deletedAccounts: { dueForErasure: async () => [], erase: async () => undefined },
    records: { of: async () => ({}) as never },
    archives: { pack: async function* () {} },
    reports: { isReferenced: async () => false, isOnlyEvidence: async () => false },
    providers: new Map(),
    askingForTables: { follow: async (userId, timeZone) => void followed.push({ userId, timeZone }) },
    cancelAllParticipation: { cancelAll: async () => undefined },
    closePairChats: { closeAllOf: async () => undefined },
    withdrawOpenReviews: new WithdrawOpenReviews(reviews, clock),
    readHandedInFiles: { of: async function* () {} },
    ...given,
  });
  return { ...shared, ...ports, account, registration, reviews, revoked, removed, followed };
}

/** A browser of someone who signs up, logs in and changes their credentials. */
export function anAccountDesk(settings: AccountSettings = {}) {
  const world = composedAccount(settings);
  const { account, jobs, users } = world;
  const { signUp, newAccounts, credentials, memberSessions, ownPassword, verifyPassword, emailChange } =
    account;
  const idOf = async (username: string) => (await users.findByUsername(username))!.id;

  /** Key of the last registration of this browser. */
  let ownKey: string | null = null;
  /** Key of the last password reset of this browser. */
  let ownResetKey: string | null = null;

  const desk = {
    ...world,

    async register(fields: Partial<RegisterCommand> = {}): Promise<{ email: string }> {
      const { email, signUpKey } = await signUp.register({
        ...aSignUpForm(),
        password: 'secret1',
        confirmPassword: fields.password ?? 'secret1',
        ...STRANGER,
        signUpKey: ownKey,
        ...fields,
      });
      if (fields.signUpKey === undefined) ownKey = signUpKey;
      return { email };
    },
    verify: (
      code: string,
      email = 'ada@example.org',
      signUpKey = ownKey,
      requester: Partial<SignUpRequester> = {},
    ) => newAccounts.verifyEmail({ email, code, ...STRANGER, place: null, ...requester, signUpKey }),
    logIn: async (
      usernameOrEmail: string,
      password = 'secret1',
      origin = ORIGIN,
      device: KnownDevice | null = null,
    ): Promise<number> => (await credentials.verify({ usernameOrEmail, password, origin, device })).id,
    /** Runs `whatHappens` between the check of the credentials and the opening of the session. */
    async logInDuring(
      whatHappens: () => Promise<unknown> = async () => undefined,
      password = 'secret1',
      deviceKey = 'a device',
    ): Promise<Restriction | null> {
      const person = await credentials.verify({ usernameOrEmail: 'ada', password, ...STRANGER });
      await whatHappens();
      return memberSessions.open(person, { ...aSession(), deviceKey });
    },
    resend: (email = 'ada@example.org', signUpKey = ownKey) =>
      signUp.resend({ email, ...STRANGER, signUpKey }),
    forgot: async (email = 'ada@example.org', requester: Requester = STRANGER): Promise<void> => {
      ownResetKey = (await ownPassword.forgot({ email, resetKey: ownResetKey, ...requester })).resetKey;
    },
    reset: (code: string, newPassword = 'brand new', email = 'ada@example.org') =>
      ownPassword.reset({ email, code, newPassword, origin: ORIGIN, resetKey: ownResetKey }),

    /** Forgets the password, as if the account had joined with a provider. */
    async forgetPassword(username = 'ada'): Promise<void> {
      const user = (await users.findByUsername(username))!;
      await users.save(User.restore({ ...user.state, passwordHash: null }));
    },
    sendConfirmationCode: async (username = 'ada') =>
      verifyPassword.sendCode({ userId: await idOf(username) }),
    changePassword: async (password: string, newPassword: string, username = 'ada') =>
      ownPassword.change({ userId: await idOf(username), password, newPassword, sessionId: 'this one' }),
    beginEmailChange: async (email: string, username = 'ada', password = 'secret1') =>
      emailChange.begin({ userId: await idOf(username), email, password, origin: ORIGIN }),
    confirmEmailChange: async (code: string, username = 'ada') =>
      emailChange.confirm({ userId: await idOf(username), code, origin: ORIGIN }),

    /** Runs the queued jobs of registrations and resets. */
    async runJobs(): Promise<void> {
      for (const job of jobs.take<{ email: string; signUpKey: string | null }>('renew-verification'))
        await signUp.renewCode(job);
      for (const job of jobs.take<{ email: string; key: string }>('begin-password-reset'))
        await ownPassword.beginReset(job);
    },
    mails: (): Mail[] => jobs.named<Mail>('send-mail'),
    subjects: (): string[] => desk.mails().map(({ subject }) => subject),
    lastMail: (): Mail => desk.mails().at(-1)!,
    lastCode: (): string => codeIn(desk.lastMail()),

    async signUp(fields: Partial<RegisterCommand> = {}): Promise<User> {
      const { email } = await desk.register(fields);
      return desk.verify(desk.lastCode(), email);
    },
  };
  return desk;
}

export type AccountDesk = ReturnType<typeof anAccountDesk>;

/** A desk whose member Ada has just signed up. */
export async function adasDesk(settings: AccountSettings = {}) {
  const desk = anAccountDesk(settings);
  const ada = await desk.signUp();
  return { ...desk, ada };
}

/** The same after she asked for a password reset. */
export async function adaWhoForgot() {
  const desk = await adasDesk();
  await desk.forgot();
  await desk.runJobs();
  return desk;
}

const aSession = () => ({
  id: 'a session',
  content: {},
  expires: new Date(0),
  device: { browser: null, platform: null },
  deviceKey: 'a device',
});

/** @returns the only six-digit number of a mail @throws Error for none or several */
export function codeIn(mail: Mail): string {
  const codes = new Set(mail.text.match(/(?<!\d)\d{6}(?!\d)/g));
  if (codes.size !== 1) throw new Error(`Expected one code, found ${codes.size} in: ${mail.text}`);
  return [...codes][0]!;
}

/** @returns the code of a stored sign-up, reset or proof, whose digest ends with it in these tests */
export const codeOf = ({ state }: { readonly state: { readonly codeDigest: string } }): string =>
  state.codeDigest.split('/').at(-1)!;

/** @returns another six-digit code */
export const notThe = (code: string): string => (code === '999999' ? '000000' : '999999');

/** @returns the number of calls before the first one that throws TooManyAttempts */
export async function timesBeforeTooMany(call: (turn: number) => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < 500; turn++) {
    const refusal = await call(turn).catch((error: unknown) => error);
    if (refusal instanceof TooManyAttempts) return turn;
  }
  throw new Error('No rate limit within 500 calls.');
}

export const person = (turn: number) => ({ username: `person${turn}`, email: `person${turn}@example.org` });
