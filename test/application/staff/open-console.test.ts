import { beforeEach, describe, expect, it } from '@jest/globals';
import { AccountMails } from '../../../src/application/account/mails.js';
import { RecogniseDevice } from '../../../src/application/account/recognise-device.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { OpenConsole } from '../../../src/application/staff/open-console.js';
import { RecoveryCodes } from '../../../src/application/staff/recovery-codes.js';
import { StaffMails } from '../../../src/application/staff/staff-mails.js';
import { UseCode } from '../../../src/application/staff/use-code.js';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../../src/domain/staff/staff-errors.js';
import { StaffPasswordTooShort } from '../../../src/domain/staff/staff-password.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import {
  InMemoryKnownDevices,
  InMemoryUsers,
  RecordingSessions,
} from '../../support/fakes/in-memory-accounts.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemorySecondFactors, NumberedCodes } from '../../support/fakes/in-memory-staff.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingSecurityEvents } from '../../support/fakes/recording-security-events.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const EMAIL = 'mo@example.org';
const ID = 7;
const SESSION = {
  id: 'a session',
  content: {},
  expires: new Date(0),
  device: { browser: null, platform: null },
  deviceKey: 'a device',
};

let clock: FixedClock;
let users: InMemoryUsers;
let factors: InMemorySecondFactors;
let passwords: PlainPasswords;
let log: RecordingAuditLog;
let sessions: RecordingSessions;
let isSuspended: boolean;
let door: OpenConsole;
let recoveryCodes: RecoveryCodes;

beforeEach(() => {
  clock = new FixedClock();
  users = new InMemoryUsers({ publish: async () => undefined });
  factors = new InMemorySecondFactors();
  passwords = new PlainPasswords();
  log = new RecordingAuditLog();
  sessions = new RecordingSessions();
  isSuspended = false;
  const restriction = { kind: 'suspension', until: null, reason: 'Because', hasAppealed: false } as const;
  const standings = { restrictionOf: async () => (isSuspended ? restriction : null) };
  recoveryCodes = new RecoveryCodes(new ScriptedChance(), { digest: (...parts) => parts.join(' ') });
  const jobs = new RecordingJobs();
  const notices = new StaffMails('Tablemates', 'https://tables.example.org', jobs);
  const recogniseDevice = new RecogniseDevice(
    new InMemoryKnownDevices(),
    { digest: (...parts) => parts.join(' ') },
    new AccountMails('Tablemates', 'https://tables.example.org'),
    jobs,
    clock,
  );
  door = new OpenConsole(
    new InMemoryUnitOfWork(users.rows, factors.rows, log),
    users,
    passwords,
    factors,
    new UseCode(factors, new NumberedCodes(), recoveryCodes, clock, users, notices),
    new GoodStanding(standings, clock),
    sessions,
    recogniseDevice,
    log,
    new InMemoryRateLimiter(clock),
    new RecordingSecurityEvents(),
    7,
  );
});

async function someone(role: Role): Promise<void> {
  const user = aUser({ id: ID, email: EMAIL });
  user.appoint(role, clock.now());
  await users.save(user);
}

async function enrolled(): Promise<readonly string[]> {
  const factor = SecondFactor.begin(ID, 'sealed', clock.now());
  const { codes, digests } = recoveryCodes.issue(ID);
  factor.enrol(100, digests, clock.now());
  await factors.save(factor);
  return codes;
}

type Said = { email?: string; password?: string; code?: string; origin?: string };
const opens = (fields: Said = {}) =>
  door.execute({ email: EMAIL, password: 'secret1', code: null, origin: 'here', device: null, ...fields });
const knock = async (fields: Said = {}) => (await opens(fields)).userId;

describe('the door of the console', () => {
  it('opens for staff, and the log says with what', async () => {
    await someone('moderator');
    expect(await knock()).toBe(ID);
    await enrolled();
    expect(await knock({ code: 'step 101' })).toBe(ID);
    expect(log.lines.map(({ action, details }) => [action, details])).toEqual([
      ['staff.signed_in', { with: 'password' }],
      ['staff.signed_in', { with: 'app' }],
    ]);
  });

  it('tries one hash whoever knocks, so that the time it takes tells nothing', async () => {
    const refusals: unknown[] = [];
    for (const [role, fields] of [
      ['member', {}],
      ['admin', { password: 'wrong one' }],
      ['member', { password: 'wrong one' }],
      ['admin', { email: 'nobody@example.org' }],
    ] as const) {
      await someone(role);
      passwords.verified = 0;
      refusals.push(await knock(fields).catch((error: unknown) => error));
      expect(passwords.verified).toBe(1);
    }
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(WrongCredentials);
    expect(log.lines).toEqual([]);
  });

  it('asks for the second factor only once the password was right', async () => {
    await someone('moderator');
    await enrolled();
    await expect(knock()).rejects.toThrow(SecondFactorNeeded);
    await expect(knock({ password: 'wrong one', code: 'step 101' })).rejects.toThrow(WrongCredentials);
    expect(log.lines).toEqual([]);
    expect(await knock({ code: 'step 101' })).toBe(ID);
  });

  it('keeps a line of every wrong code', async () => {
    await someone('moderator');
    const [code] = await enrolled();
    await expect(knock({ code: 'step 100' })).rejects.toThrow(SecondFactorNotAccepted);
    expect(await knock({ code })).toBe(ID);
    await expect(knock({ code })).rejects.toThrow(SecondFactorNotAccepted);
    expect(log.actions).toEqual([
      'staff.second_factor_failed',
      'staff.signed_in',
      'staff.second_factor_failed',
    ]);
  });

  it('hears ten codes in a quarter of an hour, from wherever they come', async () => {
    await someone('moderator');
    await enrolled();
    for (let guess = 0; guess < 10; guess++) {
      const origin = `place ${guess}`;
      await expect(knock({ code: 'wrong', origin })).rejects.toThrow(SecondFactorNotAccepted);
    }
    await expect(knock({ code: 'step 101', origin: 'elsewhere' })).rejects.toThrow(TooManyAttempts);
    clock.pass({ minutes: 15 });
    expect(await knock({ code: 'step 101', origin: 'elsewhere' })).toBe(ID);
  });

  it('shuts again on whoever was on their way in with a password that is another now', async () => {
    await someone('moderator');
    const opening = await opens();
    await door.openSession(opening, SESSION);
    const user = (await users.find(ID))!;
    user.changePassword('another one', clock.now());
    await users.save(user);
    await expect(door.openSession(opening, SESSION)).rejects.toThrow(WrongCredentials);
  });

  it('shuts again on whoever was on their way in without the second factor that is on now', async () => {
    await someone('moderator');
    const opening = await opens();
    await enrolled();
    await expect(door.openSession(opening, SESSION)).rejects.toThrow(SecondFactorNeeded);
    await door.openSession(await opens({ code: 'step 101' }), SESSION);
  });

  it.each([
    ['is suspended', AccountSuspended, async (): Promise<void> => void (isSuspended = true)],
    ['has no part in the console any more', WrongCredentials, () => someone('member')],
    ['proved a second factor that is not theirs any more', SecondFactorNotAccepted, () => factors.remove(ID)],
  ])('opens no session for whoever %s meanwhile', async (_, refusal, meanwhile) => {
    await someone('moderator');
    await enrolled();
    const opening = await opens({ code: 'step 101' });
    await meanwhile();
    await expect(door.openSession(opening, SESSION)).rejects.toThrow(refusal);
    expect(sessions.opened).toEqual([]);
  });

  it('stays shut for whoever is suspended, who is told why', async () => {
    await someone('admin');
    isSuspended = true;
    await expect(knock()).rejects.toThrow(AccountSuspended);
    await expect(knock({ password: 'wrong one' })).rejects.toThrow(WrongCredentials);
  });
});

it('a right password that is too short for staff opens nothing, and is told apart only for whoever knows it', async () => {
  const user = aUser({ id: ID, email: EMAIL, passwordHash: await passwords.hash('secret') });
  user.appoint('admin', clock.now());
  await users.save(user);
  await expect(knock({ password: 'secret' })).rejects.toThrow(StaffPasswordTooShort);
  await expect(knock({ password: 'wrong1' })).rejects.toThrow(WrongCredentials);
  expect(log.lines).toEqual([]);
});
