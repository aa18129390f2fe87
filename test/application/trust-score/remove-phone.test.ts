import type { User } from '../../../src/domain/account/user.js';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { NoPhoneToRemove } from '../../../src/domain/trust-score/phone-number.js';
import { aTrustDesk, NUMBER } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const OTHER_NUMBER = '+14155550199';

describe('removing the phone', () => {
  it('erases the number, costs its 20 points and is in the audit log without the number', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    await desk.removePhone(ada);
    const { phoneNumber, trustScore, trustSteps } = await desk.now(ada);
    expect({ phoneNumber, trustScore, phone: trustSteps.phone }).toEqual({
      phoneNumber: null,
      trustScore: 40,
      phone: false,
    });
    expect(desk.audit.lines).toEqual([
      { actorId: ada.id, action: 'user.phone_removed', target: { kind: 'user', id: ada.id } },
    ]);
  });

  it('erases a number that waits for its code too, so that the code verifies nothing', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    desk.clock.pass({ minutes: 1 });
    await desk.send(ada, OTHER_NUMBER);
    await desk.removePhone(ada);
    expect(desk.verifications.rows.all()).toEqual([]);
    await expect(desk.verify(ada, desk.lastCode(), OTHER_NUMBER)).rejects.toThrow(CodeNotAccepted);
  });

  it('frees the number for another account and lets its owner verify it again', async () => {
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    await desk.removePhone(ada);
    const ben = await desk.joins('ben');
    await desk.send(ben);
    await desk.verify(ben, desk.lastCode());
    expect(await desk.now(ben)).toMatchObject({ phoneNumber: NUMBER, trustScore: 60 });
  });

  it('is refused where there is none, also the second time', async () => {
    await expect(desk.removePhone(ada)).rejects.toThrow(NoPhoneToRemove);
    await desk.send(ada);
    await desk.verify(ada, desk.lastCode());
    await desk.removePhone(ada);
    await expect(desk.removePhone(ada)).rejects.toThrow(NoPhoneToRemove);
    expect(desk.audit.lines).toHaveLength(1);
  });
});
