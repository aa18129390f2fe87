import { CodeNotAccepted, CodeReplaced } from '../../../src/domain/shared/one-time-code.js';
import type { User } from '../../../src/domain/account/user.js';
import { PhoneNumberTaken } from '../../../src/domain/trust-score/phone-number.js';
import { aTrustDesk, NUMBER } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const OTHER_NUMBER = '+14155550199';
const WRONG = '999999';

describe('a phone code', () => {
  it('verifies the number in time and adds 20 points, once', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    expect(await desk.now(ada)).toMatchObject({ phoneNumber: NUMBER, trustScore: 60 });
    await expect(desk.verify(ada, desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('expires after ten minutes', async () => {
    await desk.send(ada);
    desk.clock.pass({ minutes: 10 });
    await expect(desk.verify(ada, desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('is invalid after five wrong attempts', async () => {
    await desk.send(ada);
    for (let tries = 0; tries < 5; tries++) {
      await expect(desk.verify(ada, WRONG)).rejects.toThrow(CodeNotAccepted);
    }
    await expect(desk.verify(ada, desk.lastCode())).rejects.toThrow(CodeNotAccepted);
    expect((await desk.now(ada)).phoneNumber).toBeNull();
  });

  it('verifies only the number that it was sent to', async () => {
    await desk.send(ada);
    await expect(desk.verify(ada, desk.lastCode(), OTHER_NUMBER)).rejects.toThrow(CodeNotAccepted);
  });

  it('is invalid once a newer one was sent', async () => {
    await desk.send(ada);
    const older = desk.lastCode();
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada);
    await expect(desk.verify(ada, older)).rejects.toThrow(CodeReplaced);
    await desk.verify(ada, desk.lastCode());
  });
});

describe('a verified number', () => {
  it('of another account is refused only after the correct code', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    const ben = await desk.joins('ben');
    await desk.send(ben);
    await expect(desk.verify(ben, WRONG)).rejects.toThrow(CodeNotAccepted);
    await expect(desk.verify(ben, desk.lastCode())).rejects.toThrow(PhoneNumberTaken);
    expect(desk.texts().map(({ to }) => to)).toEqual([NUMBER, NUMBER]);
  });

  it('belongs to the first of two concurrent verifications', async () => {
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

  it('is replaced by a newly verified one', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada, OTHER_NUMBER);
    await desk.verify(ada, desk.lastCode(), OTHER_NUMBER);
    expect(await desk.now(ada)).toMatchObject({ phoneNumber: OTHER_NUMBER, trustScore: 60 });
    await desk.send(await desk.joins('ben'), NUMBER);
  });
});
