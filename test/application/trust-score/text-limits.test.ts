import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

describe('the limits of text messages', () => {
  it('allow one message per user and minute', async () => {
    await desk.send(ada);
    desk.clock.pass({ seconds: 59 });
    await expect(desk.send(ada)).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ seconds: 1 });
    await desk.send(ada);
  });

  it('allow three messages per user and day', async () => {
    for (let texts = 0; texts < 3; texts++) {
      await desk.send(ada);
      desk.clock.pass({ minutes: 5 });
    }
    await expect(desk.send(ada)).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ days: 1 });
    await desk.send(ada);
  });

  it('allow five messages per number and day, over all users', async () => {
    for (const name of ['b', 'c', 'd', 'e', 'f']) await desk.send(await desk.joins(`person-${name}`));
    await expect(desk.send(ada)).rejects.toThrow(TooManyAttempts);
  });
});
