import { ResealSecondFactors } from '../../../src/application/staff/reseal-second-factors.js';
import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { NumberedCodes } from '../../support/fakes/in-memory-staff.js';
import { aConsoleDesk } from './a-console-desk.js';

/** More than two batches of the use case. */
const USERS = 120;

describe('ResealSecondFactors', () => {
  it('encrypts all secrets with the current key, once', async () => {
    const { factors, unitOfWork, clock } = aConsoleDesk();
    for (let userId = 1; userId <= USERS; userId++)
      await factors.save(SecondFactor.begin(userId, 'sealed with an earlier key', clock.now()));
    const reseal = new ResealSecondFactors(unitOfWork, factors, new NumberedCodes());
    expect(await reseal.execute()).toBe(USERS);
    for (const { userId, sealedSecret } of factors.rows.all())
      expect(sealedSecret).toBe(`sealed for ${userId}`);
    expect(await reseal.execute()).toBe(0);
  });
});
