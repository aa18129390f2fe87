import { beforeEach, describe, expect, it } from '@jest/globals';
import { SendTextMessage } from '../../../src/application/notifications/send-text-message.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { PhoneVerificationNotOffered } from '../../../src/application/trust-score/phone-code-texts.js';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import type { User } from '../../../src/domain/account/user.js';
import { PhoneNumberNotValid, PhoneNumberTaken } from '../../../src/domain/trust-score/phone-number.js';
import { RecordingTextMessages } from '../../support/fakes/in-memory-trust-score.js';
import { aTrustDesk, NUMBER } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const OTHER_NUMBER = '+14155550199';
const WRONG = '999999';

describe('a code', () => {
  it('leaves with the commit, to the number that was given', async () => {
    await desk.send(ada);
    expect(desk.texts()).toEqual([
      { to: NUMBER, text: 'Tablemates: 123456 is your code. It works once, for 10 minutes.' },
    ]);
  });

  it('is kept as a digest bound to person and number', async () => {
    await desk.send(ada);
    const [kept] = desk.verifications.rows.all();
    expect(JSON.stringify(kept)).toContain(`verify-phone/${ada.id} ${NUMBER}/123456`);
  });

  it('is the only six-digit number, whatever the product is called', async () => {
    const odd = aTrustDesk({ appName: 'Table 20260302' });
    await odd.send(await odd.joins('ben'));
    expect(odd.texts()[0]!.text.match(/\d{6,}/g)).toEqual(['123456']);
  });

  it('typed in time earns 20 points, once', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    expect(await desk.now(ada)).toMatchObject({ phoneNumber: NUMBER, trustScore: 60 });
    await expect(desk.verify(ada, desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('typed after ten minutes is worth nothing', async () => {
    await desk.send(ada);
    desk.clock.pass({ minutes: 10 });
    await expect(desk.verify(ada, desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('guessed wrongly five times is worth nothing any more', async () => {
    await desk.send(ada);
    for (let tries = 0; tries < 5; tries++) {
      await expect(desk.verify(ada, WRONG)).rejects.toThrow(CodeNotAccepted);
    }
    await expect(desk.verify(ada, desk.lastCode())).rejects.toThrow(CodeNotAccepted);
    expect((await desk.now(ada)).phoneNumber).toBeNull();
  });

  it('proves only the number to which it was sent', async () => {
    await desk.send(ada);
    await expect(desk.verify(ada, desk.lastCode(), OTHER_NUMBER)).rejects.toThrow(CodeNotAccepted);
  });

  it('is worth nothing once a newer one was sent', async () => {
    await desk.send(ada);
    const older = desk.lastCode();
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada);
    await expect(desk.verify(ada, older)).rejects.toThrow(CodeNotAccepted);
    await desk.verify(ada, desk.lastCode());
  });

  it('that nobody typed is forgotten, number and all', async () => {
    await desk.send(ada);
    await desk.purgePhoneCodes.execute();
    expect(desk.verifications.rows.all()).toHaveLength(1);
    desk.clock.pass({ minutes: 11 });
    await desk.purgePhoneCodes.execute();
    expect(desk.verifications.rows.all()).toEqual([]);
  });
});

describe('text messages', () => {
  it('to one person leave a minute apart', async () => {
    await desk.send(ada);
    desk.clock.pass({ seconds: 59 });
    await expect(desk.send(ada)).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ seconds: 1 });
    await desk.send(ada);
  });

  it('to one person are three a day', async () => {
    for (let texts = 0; texts < 3; texts++) {
      await desk.send(ada);
      desk.clock.pass({ minutes: 5 });
    }
    await expect(desk.send(ada)).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ days: 1 });
    await desk.send(ada);
  });

  it('to one phone are five a day, whoever asks', async () => {
    for (const name of ['b', 'c', 'd', 'e', 'f']) await desk.send(await desk.joins(`person-${name}`));
    await expect(desk.send(ada)).rejects.toThrow(TooManyAttempts);
  });

  it('are not promised where none can be sent', async () => {
    const silent = aTrustDesk({ isOffered: false });
    await expect(silent.send(await silent.joins('ben'))).rejects.toThrow(PhoneVerificationNotOffered);
  });

  it('that the service does not take are tried again', async () => {
    const texts = new RecordingTextMessages();
    const job = new SendTextMessage(texts);
    texts.isDown = true;
    await expect(job.execute({ to: NUMBER, text: 'hi' })).rejects.toThrow();
    texts.isDown = false;
    await job.execute({ to: NUMBER, text: 'hi' });
    expect(texts.sent).toEqual([{ to: NUMBER, text: 'hi' }]);
  });
});

describe('a number', () => {
  it('that is none gets no text message', async () => {
    await expect(desk.send(ada, '415 555')).rejects.toThrow(PhoneNumberNotValid);
    expect(desk.texts()).toEqual([]);
  });

  it('of another account is told to be taken only after the right code', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    const ben = await desk.joins('ben');
    await desk.send(ben);
    await expect(desk.verify(ben, WRONG)).rejects.toThrow(CodeNotAccepted);
    await expect(desk.verify(ben, desk.lastCode())).rejects.toThrow(PhoneNumberTaken);
    expect(desk.texts().map(({ to }) => to)).toEqual([NUMBER, NUMBER]);
  });

  it('that two people are about to verify goes to the first', async () => {
    const ben = await desk.joins('ben');
    await desk.send(ada);
    const adasCode = desk.lastCode();
    await desk.send(ben);
    const outcomes = await Promise.allSettled([
      desk.verify(ada, adasCode),
      desk.verify(ben, desk.lastCode()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await desk.now(ben)).phoneNumber).toBeNull();
  });

  it('is given up for a newly verified one', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada, OTHER_NUMBER);
    await desk.verify(ada, desk.lastCode(), OTHER_NUMBER);
    expect(await desk.now(ada)).toMatchObject({ phoneNumber: OTHER_NUMBER, trustScore: 60 });
    await desk.send(await desk.joins('ben'), NUMBER);
  });
});
