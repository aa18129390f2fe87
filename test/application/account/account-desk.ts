import { BeginEmailChange } from '../../../src/application/credentials/begin-email-change.js';
import { ChangePassword } from '../../../src/application/credentials/change-password.js';
import { ConfirmEmailChange } from '../../../src/application/credentials/confirm-email-change.js';
import { VerifyPassword } from '../../../src/application/credentials/verify-password.js';
import { AccountMails } from '../../../src/application/account/mails.js';
import { AcceptApplicant } from '../../../src/application/sign-up/accept-applicant.js';
import { Codes } from '../../../src/application/account/codes.js';
import { Credentials } from '../../../src/application/sign-in/credentials.js';
import { BeginPasswordReset } from '../../../src/application/credentials/begin-password-reset.js';
import { ForgotPassword } from '../../../src/application/credentials/forgot-password.js';
import type { KnownDevice, Requester } from '../../../src/application/account/known-device.js';
import { LimitSignUps, type SignUpRequester } from '../../../src/application/sign-up/limit-sign-ups.js';
import { LogIn } from '../../../src/application/sign-in/log-in.js';
import { RecognizeDevice } from '../../../src/application/sign-in/recognize-device.js';
import { Register, type RegisterCommand } from '../../../src/application/sign-up/register.js';
import { RenewVerification } from '../../../src/application/sign-up/renew-verification.js';
import { ResendVerification } from '../../../src/application/sign-up/resend-verification.js';
import { RedeemProof } from '../../../src/application/credentials/redeem-proof.js';
import { RedeemResetCode } from '../../../src/application/credentials/redeem-reset-code.js';
import { ReplacePassword } from '../../../src/application/credentials/replace-password.js';
import { SaveRegistration } from '../../../src/application/sign-up/save-registration.js';
import { SendConfirmationCode } from '../../../src/application/credentials/send-confirmation-code.js';
import { SendProofCode } from '../../../src/application/credentials/send-proof-code.js';
import { ResetPassword } from '../../../src/application/credentials/reset-password.js';
import { VerifyEmail } from '../../../src/application/sign-up/verify-email.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import type { Restriction } from '../../../src/domain/moderation/restriction.js';
import { User } from '../../../src/domain/account/user.js';
import { aSignUpForm } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryAccountActivities } from '../../support/fakes/in-memory-account-activities.js';
import {
  InMemoryEmailProofs,
  InMemoryKnownDevices,
  InMemoryPasswordResets,
  InMemoryPendingRegistrations,
  InMemoryUsers,
  RecordingSessions,
} from '../../support/fakes/in-memory-accounts.js';
import { InMemoryDeliverability } from '../../support/fakes/in-memory-deliverability.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aRegistrationDesk } from '../../support/fakes/in-memory-registration.js';
import { InMemorySuspensions } from '../../support/fakes/in-memory-suspensions.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingSecurityEvents } from '../../support/fakes/recording-security-events.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const ORIGIN = '203.0.113.7';
const STRANGER = { origin: ORIGIN, device: null };

/** The use cases of registration, login, password and email change, on fakes. */
export function anAccountDesk(emailDomains: string[] = []) {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const registrations = new InMemoryPendingRegistrations();
  const resets = new InMemoryPasswordResets();
  const emailProofs = new InMemoryEmailProofs();
  const deliverability = new InMemoryDeliverability((address) =>
    users.rows.all().some(({ email }) => email === address),
  );
  const registration = aRegistrationDesk({ users, clock, emailDomains });
  const { admissions } = registration;
  const unitOfWork = new InMemoryUnitOfWork(
    users.rows,
    registrations.rows,
    resets.rows,
    emailProofs.rows,
    ...registration.parts,
    jobs,
  );
  const passwords = new PlainPasswords();
  const sessions = new RecordingSessions();
  const limiter = new InMemoryRateLimiter(clock);
  const digests = { digest: (...parts: string[]) => parts.join('/') };
  const codes = new Codes(new ScriptedChance(123_456), digests);
  const mails = new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs);

  const register = new Register(
    new SaveRegistration(unitOfWork, users, registrations, mails),
    registrations,
    passwords,
    codes,
    limiter,
    clock,
    new AcceptApplicant(clock, 'America/New_York', admissions, () => 'Tablemates'),
  );
  const verify = new VerifyEmail(
    unitOfWork,
    users,
    registrations,
    codes,
    deliverability,
    limiter,
    clock,
    admissions,
    new LimitSignUps(limiter, plainLinks, clock),
  );
  const resend = new ResendVerification(registrations, jobs, limiter);
  const renew = new RenewVerification(unitOfWork, users, registrations, codes, mails, clock);
  const suspensions = new InMemorySuspensions();
  const securityEvents = new RecordingSecurityEvents();
  const credentials = new Credentials(users, registrations, passwords, limiter, securityEvents);
  const logIn = new LogIn(
    unitOfWork,
    credentials,
    users,
    new GoodStanding(suspensions, clock),
    sessions,
    new RecognizeDevice(new InMemoryKnownDevices(), new InMemoryAccountActivities(), digests, mails, clock),
    securityEvents,
  );
  const forgot = new ForgotPassword(codes, jobs, limiter);
  const beginReset = new BeginPasswordReset(unitOfWork, users, resets, codes, mails, clock);
  const replacePassword = new ReplacePassword(users, sessions, mails, clock);
  const reset = new ResetPassword(
    unitOfWork,
    resets,
    passwords,
    new RedeemResetCode(users, resets, codes, deliverability, clock),
    replacePassword,
    limiter,
  );

  const redeemProof = new RedeemProof(emailProofs, codes, clock);
  const sendProofCode = new SendProofCode(users, emailProofs, codes, mails, clock);
  const sendConfirmationCode = new SendConfirmationCode(unitOfWork, users, sendProofCode, limiter);
  const proof = new VerifyPassword(unitOfWork, users, passwords, redeemProof, limiter);
  const changePassword = new ChangePassword(unitOfWork, users, proof, passwords, replacePassword);
  const beginEmailChangeUseCase = new BeginEmailChange(
    unitOfWork,
    users,
    proof,
    sendProofCode,
    deliverability,
    limiter,
    admissions,
  );
  const secretLinks = {
    revoked: [] as number[],
    revokeAll: async (userId: number) => void secretLinks.revoked.push(userId),
  };
  const confirmEmailChangeUseCase = new ConfirmEmailChange(
    unitOfWork,
    users,
    redeemProof,
    secretLinks,
    mails,
    deliverability,
    limiter,
    clock,
  );
  const idOf = async (username: string) => (await users.findByUsername(username))!.id;

  /** Key of the last registration of this browser. */
  let ownKey: string | null = null;
  /** Key of the last password reset of this browser. */
  let ownResetKey: string | null = null;

  const desk = {
    clock,
    jobs,
    users,
    deliverability,
    registrations,
    resets,
    emailProofs,
    passwords,
    sessions,
    suspensions,
    credentials,
    unitOfWork,
    registration,

    async register(fields: Partial<RegisterCommand> = {}): Promise<{ email: string }> {
      const { email, signUpKey } = await register.execute({
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
    ) => verify.execute({ email, code, ...STRANGER, place: null, ...requester, signUpKey }),
    logIn: async (
      usernameOrEmail: string,
      password = 'secret1',
      origin = ORIGIN,
      device: KnownDevice | null = null,
    ): Promise<number> => (await logIn.execute({ usernameOrEmail, password, origin, device })).id,
    /** Runs `whatHappens` between the check of the credentials and the opening of the session. */
    async logInDuring(
      whatHappens: () => Promise<unknown>,
      password = 'secret1',
    ): Promise<Restriction | null> {
      const person = await logIn.execute({ usernameOrEmail: 'ada', password, ...STRANGER });
      await whatHappens();
      return logIn.openSession(person, aSession());
    },
    resend: (email = 'ada@example.org', signUpKey = ownKey) =>
      resend.execute({ email, ...STRANGER, signUpKey }),
    forgot: async (email = 'ada@example.org', requester: Requester = STRANGER): Promise<void> => {
      ownResetKey = (await forgot.execute({ email, resetKey: ownResetKey, ...requester })).resetKey;
    },
    reset: (code: string, newPassword = 'brand new', email = 'ada@example.org') =>
      reset.execute({ email, code, newPassword, origin: ORIGIN, resetKey: ownResetKey }),

    /** Forgets the password, as if the account had joined with a provider. */
    async forgetPassword(username = 'ada'): Promise<void> {
      const user = (await users.findByUsername(username))!;
      await users.save(User.restore({ ...user.state, passwordHash: null }));
    },
    sendConfirmationCode: async (username = 'ada') =>
      sendConfirmationCode.execute({ userId: await idOf(username) }),
    changePassword: async (password: string, newPassword: string, username = 'ada') =>
      changePassword.execute({
        userId: await idOf(username),
        password,
        newPassword,
        sessionId: 'this one',
      }),
    beginEmailChange: async (email: string, username = 'ada', password = 'secret1') =>
      beginEmailChangeUseCase.execute({ userId: await idOf(username), email, password, origin: ORIGIN }),
    confirmEmailChange: async (code: string, username = 'ada') =>
      confirmEmailChangeUseCase.execute({ userId: await idOf(username), code, origin: ORIGIN }),

    /** Runs the queued jobs of registrations and resets. */
    async runJobs(): Promise<void> {
      for (const payload of jobs.take<{ email: string; signUpKey: string | null }>('renew-verification'))
        await renew.execute(payload);
      for (const payload of jobs.take<{ email: string; key: string }>('begin-password-reset')) {
        await beginReset.execute(payload);
      }
    },
    mails: (): Mail[] => jobs.named<Mail>('send-mail'),
    lastMail: (): Mail => desk.mails().at(-1)!,
    lastCode: (): string => codeIn(desk.lastMail()),

    async signUp(fields: Partial<RegisterCommand> = {}): Promise<User> {
      const { email } = await desk.register(fields);
      return desk.verify(desk.lastCode(), email);
    },
  };
  return desk;
}

export const aSession = () => ({
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

/** @returns another six-digit code */
export const notThe = (code: string): string => (code === '999999' ? '000000' : '999999');

/** A desk with a user who requested a password reset. */
export async function adaWhoForgot() {
  const desk = anAccountDesk();
  const ada = await desk.signUp();
  await desk.forgot();
  await desk.runJobs();
  return { desk, ada };
}

/** @returns the number of calls before the first one that throws TooManyAttempts */
export async function timesBeforeTooMany(call: (turn: number) => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < 500; turn++) {
    const refusal = await call(turn).catch((error: unknown) => error);
    if (refusal instanceof TooManyAttempts) return turn;
  }
  throw new Error('No rate limit within 500 calls.');
}

export const person = (turn: number) => ({ username: `person${turn}`, email: `person${turn}@example.org` });
