import type { NewSession, SessionEnd, Sessions } from '../../../src/application/sessions/sessions.js';
import {
  type EmailProofs,
  MOST_RESETS_OF_ADDRESS,
  type PasswordResets,
} from '../../../src/application/credentials/ports.js';
import { type KnownDevices, MOST_KNOWN_DEVICES } from '../../../src/application/sign-in/ports.js';
import {
  MOST_SIGN_UPS_OF_ADDRESS,
  type PendingRegistrations,
} from '../../../src/application/sign-up/ports.js';
import { type SurveyResponses, type WholeSurvey } from '../../../src/application/profile/ports.js';
import { type Users } from '../../../src/application/account/ports.js';
import type { Events } from '../../../src/application/shared/ports.js';
import { EmailTaken } from '../../../src/domain/account/email-address.js';
import { mailboxOf } from '../../../src/domain/account/mailbox.js';
import type { EmailProof, ProofPurpose } from '../../../src/domain/account/email-proof.js';
import type { PasswordReset } from '../../../src/domain/account/password-reset.js';
import type { PendingRegistration } from '../../../src/domain/account/pending-registration.js';
import type { User } from '../../../src/domain/account/user.js';
import { IdentityTaken } from '../../../src/domain/account/provider-identity.js';
import { UsernameTaken } from '../../../src/domain/account/username.js';
import { PhoneNumberTaken } from '../../../src/domain/trust-score/phone-number.js';
import { aUser } from '../builders/a-user.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryUsers implements Users {
  readonly rows = new InMemoryRows<User>();

  constructor(private readonly events: Events) {}

  /** A user with this name joins. */
  async joins(username: string): Promise<User> {
    const user = aUser({ username, email: `${username}@example.org` });
    await this.save(user);
    return user;
  }

  async find(id: number): Promise<User | null> {
    return this.rows.find((user) => user.id === id && user.deletedAt === null);
  }

  findForUpdate = (id: number): Promise<User | null> => this.find(id);

  async findByUsername(username: string): Promise<User | null> {
    return this.rows.find((user) => isSameName(user.username, username));
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.rows.find((user) => user.email === email);
  }

  async findByMailbox(email: string): Promise<User | null> {
    return (await this.findByEmail(email)) ?? this.rows.find(({ mailbox }) => mailbox === mailboxOf(email));
  }

  async findByIdentity(key: string): Promise<User | null> {
    return this.rows.find((user) => user.identityKey === key);
  }

  async save(user: User): Promise<void> {
    const others = this.rows.filter(({ id }) => id !== user.state.id);
    if (others.some(({ username }) => isSameName(username, user.username))) throw new UsernameTaken();
    if (others.some(({ email }) => email === user.email)) throw new EmailTaken();
    if (user.mailbox && others.some(({ mailbox }) => mailbox === user.mailbox)) throw new EmailTaken();
    if (user.phoneNumber && others.some(({ phoneNumber }) => phoneNumber === user.phoneNumber))
      throw new PhoneNumberTaken();
    if (user.identityKey && others.some(({ identityKey }) => identityKey === user.identityKey))
      throw new IdentityTaken();
    const events = user.pullEvents();
    this.rows.save(user);
    await this.events.publish(events);
  }
}

/** The purge of rows whose code has expired. */
const expiring =
  <T extends { readonly id: number; readonly codeExpiresAt: Date }>(rows: InMemoryRows<T>) =>
  async (instant: Date, limit: number): Promise<number> =>
    rows.remove(({ codeExpiresAt }) => codeExpiresAt < instant, limit);

/** The ids of the rows of an address, oldest first. */
const idsOf = <T extends { readonly id: number; readonly email: string }>(
  rows: InMemoryRows<T>,
  of: string,
) =>
  rows
    .filter(({ email }) => email === of)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

export class InMemoryPendingRegistrations implements PendingRegistrations {
  readonly rows = new InMemoryRows<PendingRegistration>();

  async findNewestByEmail(email: string): Promise<PendingRegistration | null> {
    return (await this.findAllForUpdate(email)).at(-1) ?? null;
  }

  async findNewestByUsername(username: string): Promise<PendingRegistration | null> {
    const newestId = this.rows
      .filter((registration) => isSameName(registration.username, username))
      .sort((a, b) => b.state.createdAt.getTime() - a.state.createdAt.getTime() || b.id - a.id)[0]?.id;
    return this.rows.find(({ id }) => id === newestId);
  }

  async findAllForUpdate(email: string): Promise<PendingRegistration[]> {
    const ids = idsOf(this.rows, email);
    return Promise.all(ids.map(async (wanted) => this.rows.find(({ id }) => id === wanted)!));
  }

  async has(key: string): Promise<boolean> {
    return this.rows.all().some((registration) => registration.key === key);
  }

  async isOf(key: string, email: string): Promise<boolean> {
    return this.rows.all().some((registration) => registration.key === key && registration.email === email);
  }

  async isMailRefused(key: string): Promise<boolean> {
    return this.rows.all().some((registration) => registration.key === key && registration.isMailRefused);
  }

  async replace(registration: PendingRegistration): Promise<void> {
    this.rows.remove(({ key }) => key === registration.key);
    this.rows.save(registration);
    const kept = idsOf(this.rows, registration.email).slice(-MOST_SIGN_UPS_OF_ADDRESS);
    this.rows.remove(({ id, email }) => email === registration.email && !kept.includes(id));
  }

  async save(...registrations: PendingRegistration[]): Promise<void> {
    for (const registration of registrations) this.rows.save(registration);
  }

  async removeAllOf(address: string): Promise<void> {
    this.rows.remove(({ email }) => email === address);
  }

  readonly removeExpiredBefore = expiring(this.rows);
}

export class InMemoryPasswordResets implements PasswordResets {
  readonly rows = new InMemoryRows<PasswordReset>();

  async findForUpdate(address: string, wanted: string): Promise<PasswordReset | null> {
    return this.rows.find(({ email, key }) => email === address && key === wanted);
  }

  async findNewestForUpdate(address: string): Promise<PasswordReset | null> {
    const newest = idsOf(this.rows, address).at(-1);
    return this.rows.find(({ id }) => id === newest);
  }

  async has(address: string, wanted: string): Promise<boolean> {
    return (await this.findForUpdate(address, wanted)) !== null;
  }

  async replace(reset: PasswordReset): Promise<void> {
    this.rows.remove(({ email, key }) => email === reset.email && key === reset.key);
    this.rows.save(reset);
    const kept = idsOf(this.rows, reset.email).slice(-MOST_RESETS_OF_ADDRESS);
    this.rows.remove(({ id, email }) => email === reset.email && !kept.includes(id));
  }

  async save(reset: PasswordReset): Promise<void> {
    this.rows.save(reset);
  }

  async removeAllOf(address: string): Promise<void> {
    this.rows.remove(({ email }) => email === address);
  }

  readonly removeExpiredBefore = expiring(this.rows);
}

export class InMemoryEmailProofs implements EmailProofs {
  readonly rows = new InMemoryRows<EmailProof>();

  async findForUpdate(id: number, wanted: ProofPurpose): Promise<EmailProof | null> {
    return this.rows.find(({ userId, purpose }) => userId === id && purpose === wanted);
  }

  async findAllForUpdate(address: string): Promise<EmailProof[]> {
    return this.rows.filter(({ email }) => email === address);
  }

  async isMailRefused(id: number): Promise<boolean> {
    return (await this.findForUpdate(id, 'change-email'))?.isMailRefused ?? false;
  }

  async replace(proof: EmailProof): Promise<void> {
    this.rows.remove(({ userId, purpose }) => userId === proof.userId && purpose === proof.purpose);
    this.rows.save(proof);
  }

  async save(proof: EmailProof): Promise<void> {
    this.rows.save(proof);
  }

  async remove(proof: EmailProof): Promise<void> {
    this.rows.remove(({ id }) => id === proof.id);
  }

  readonly removeExpiredBefore = expiring(this.rows);
}

export class InMemorySurveyResponses implements SurveyResponses {
  readonly answersOf = new Map<number, WholeSurvey>();

  async find(userId: number): Promise<WholeSurvey | null> {
    return this.answersOf.get(userId) ?? null;
  }

  async save(userId: number, answers: WholeSurvey): Promise<void> {
    this.answersOf.set(userId, answers);
  }
}

export class InMemoryKnownDevices implements KnownDevices {
  readonly digestsOf = new Map<number, string[]>();

  async note(userId: number, digest: string): Promise<'first' | 'known' | 'new'> {
    const known = this.digestsOf.get(userId) ?? [];
    const newestFirst = [digest, ...known.filter((each) => each !== digest)];
    this.digestsOf.set(userId, newestFirst.slice(0, MOST_KNOWN_DEVICES));
    if (known.length === 0) return 'first';
    return known.includes(digest) ? 'known' : 'new';
  }
}

/** Records created and ended sessions. */
export class RecordingSessions implements Sessions {
  readonly opened: NewSession[] = [];
  /** User ids of restricted sessions. */
  readonly restricted: string[] = [];
  readonly ended: Array<{ userId: number; exceptSessionId?: string }> = [];
  /** User id and public id of sessions that `end` can end. */
  readonly handles = new Set<string>();
  /** User ids whose console sessions were ended. */
  readonly consolesClosed: number[] = [];

  async open(session: NewSession, { isRestricted }: { isRestricted: boolean }): Promise<void> {
    if (isRestricted) this.restricted.push(session.id);
    this.opened.push(session);
  }

  async openConsole(session: NewSession): Promise<void> {
    this.opened.push(session);
  }

  async end(userId: number, handle: string): Promise<boolean> {
    return this.handles.delete(`${userId} ${handle}`);
  }

  async endAll(userId: number, _reason: SessionEnd, exceptSessionId?: string): Promise<void> {
    this.ended.push({ userId, ...(exceptSessionId && { exceptSessionId }) });
  }

  async closeConsole(userId: number): Promise<void> {
    this.consolesClosed.push(userId);
  }
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
