import type { User } from '../../../src/domain/account/user.js';
import { refused } from '../../support/refused.js';
import { aTrustDesk, NUMBER } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const OTHER_NUMBER = '+14155550199';
const WRONG = '999999';

async function verified(user: User, number = NUMBER): Promise<void> {
  await desk.send(user, number);
  await desk.verify(user, desk.lastCode(), number);
}

describe('a phone code', () => {
  it('is sent to the number in a text without another number of six digits', async () => {
    desk = aTrustDesk({ appName: 'Table 20260302' });
    await desk.send(await desk.joins('ben'));
    expect(desk.texts()).toEqual([
      { to: NUMBER, text: expect.stringMatching(/: 123456 is your code. It works once, for 10 minutes.$/) },
    ]);
    expect(desk.texts()[0]!.text.match(/\d{6,}/g)).toEqual(['123456']);
  });

  it('is stored as a digest bound to user and number, until it has expired', async () => {
    await desk.send(ada);
    await desk.purgesCodes();
    expect(JSON.stringify(desk.verifications.rows.all())).toContain(
      `verify-phone/${ada.id} ${NUMBER}/123456`,
    );
    desk.clock.pass({ minutes: 11 });
    await desk.purgesCodes();
    expect(desk.verifications.rows.all()).toEqual([]);
  });

  it('is sent neither without a provider nor to an invalid number', async () => {
    await refused(desk.send(ada, '415 555'), 'phone_number_not_valid');
    expect(desk.texts()).toEqual([]);
    const silent = aTrustDesk({ isOffered: false });
    await refused(silent.send(await silent.joins('ben')), 'phone_verification_not_offered');
  });

  it('verifies the number that it was sent to, once, and adds 20 points', async () => {
    await desk.send(ada);
    await refused(desk.verify(ada, '123456', OTHER_NUMBER), 'code_not_accepted');
    await desk.verify(ada);
    expect(await desk.now(ada)).toMatchObject({ phoneNumber: NUMBER, trustScore: 60 });
    await refused(desk.verify(ada), 'code_not_accepted');
  });

  it('is invalid after five wrong attempts', async () => {
    await desk.send(ada);
    for (let tries = 0; tries < 5; tries++) await refused(desk.verify(ada, WRONG), 'code_not_accepted');
    await refused(desk.verify(ada), 'code_not_accepted');
  });

  it('is replaced by a newer one', async () => {
    await desk.send(ada);
    const older = desk.lastCode();
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada);
    await refused(desk.verify(ada, older), 'code_replaced');
    await desk.verify(ada);
  });
});

describe('a verified number', () => {
  it('of another account is refused after the correct code only', async () => {
    await verified(ada);
    const ben = await desk.joins('ben');
    await desk.send(ben);
    await refused(desk.verify(ben, WRONG), 'code_not_accepted');
    await refused(desk.verify(ben), 'phone_number_taken');
    expect(desk.texts().map(({ to }) => to)).toEqual([NUMBER, NUMBER]);
  });

  it('is removed once by its owner, costs its points and is in the audit log without the number', async () => {
    await refused(desk.removePhone(ada), 'no_phone_to_remove');
    await verified(ada);
    await desk.removePhone(ada);
    const { phoneNumber, trustScore, trustSteps } = await desk.now(ada);
    expect([phoneNumber, trustScore, trustSteps.phone]).toEqual([null, 40, false]);
    await refused(desk.removePhone(ada), 'no_phone_to_remove');
    expect(desk.audit.lines).toEqual([
      { actorId: ada.id, action: 'user.phone_removed', target: { kind: 'user', id: ada.id } },
    ]);
    const ben = await desk.joins('ben');
    await verified(ben);
    expect(await desk.now(ben)).toMatchObject({ phoneNumber: NUMBER, trustScore: 60 });
  });

  it('is removed with a number that waits for its code, which then verifies nothing', async () => {
    await verified(ada);
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada, OTHER_NUMBER);
    await desk.removePhone(ada);
    expect(desk.verifications.rows.all()).toEqual([]);
    await refused(desk.verify(ada, desk.lastCode(), OTHER_NUMBER), 'code_not_accepted');
  });
});

describe('text messages', () => {
  it('are sent once a minute and three times a day to a user', async () => {
    await desk.send(ada);
    desk.clock.pass({ seconds: 59 });
    await refused(desk.send(ada), 'too_many_attempts');
    desk.clock.pass({ minutes: 1 });
    for (const _ of [2, 3]) {
      await desk.send(ada);
      desk.clock.pass({ minutes: 5 });
    }
    await refused(desk.send(ada), 'too_many_attempts');
    desk.clock.pass({ days: 1 });
    await desk.send(ada);
  });

  it('are sent five times a day to a number, for all users', async () => {
    for (const name of ['b', 'c', 'd', 'e', 'f']) await desk.send(await desk.joins(`person-${name}`));
    await refused(desk.send(ada), 'too_many_attempts');
  });

  it('have a daily budget; its end alerts once, and counts every refusal', async () => {
    desk = aTrustDesk({ messagesPerDay: 2 });
    const people = await Promise.all(['ben', 'cleo', 'dana', 'eve'].map((name) => desk.joins(name)));
    const exhaust = async () => {
      for (const person of people.slice(0, 2)) await desk.send(person);
    };
    await exhaust();
    expect(desk.alarms).toEqual([]);
    for (const person of people.slice(2)) await refused(desk.send(person), 'text_messages_paused');
    expect(desk.alarms).toEqual(['refused', 'exhausted 2', 'refused']);
    desk.clock.pass({ days: 1 });
    await exhaust();
    await refused(desk.send(people[2]!), 'text_messages_paused');
    expect(desk.alarms.slice(3)).toEqual(['refused', 'exhausted 2']);
  });
});
