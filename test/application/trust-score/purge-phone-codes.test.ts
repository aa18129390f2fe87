import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

describe('the purge of phone codes', () => {
  it('removes an expired code with its number', async () => {
    await desk.send(ada);
    await desk.purgePhoneCodes.execute();
    expect(desk.verifications.rows.all()).toHaveLength(1);
    desk.clock.pass({ minutes: 11 });
    await desk.purgePhoneCodes.execute();
    expect(desk.verifications.rows.all()).toEqual([]);
  });
});
