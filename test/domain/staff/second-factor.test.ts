import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { breaks } from '../../support/refused.js';

const NOW = new Date('2026-11-21T12:00:00Z');
let factor: SecondFactor;
beforeEach(() => {
  factor = SecondFactor.begin(7, 'sealed', NOW);
});

describe('A second factor', () => {
  it('a second factor is on after a first code confirmed the setup', () => {
    expect([factor.isOn, factor.recoveryCodesLeft]).toEqual([false, 0]);
    factor.enroll(100, ['a', 'b'], NOW);
    expect([factor.isOn, factor.recoveryCodesLeft]).toEqual([true, 2]);
  });

  it('the secret can be replaced until the second factor is on', () => {
    factor.beginAgain('sealed anew');
    expect(factor.sealedSecret).toBe('sealed anew');
    factor.enroll(100, [], NOW);
    breaks(() => factor.beginAgain('swapped'), 'second_factor_is_on');
    breaks(() => factor.enroll(101, [], NOW), 'second_factor_is_on');
    expect(factor.sealedSecret).toBe('sealed anew');
  });

  it('the code of a time step is accepted once, and older ones are refused', () => {
    factor.enroll(100, [], NOW);
    expect([100, 99, 102, 102, 101, 103].map((step) => factor.useStep(step))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('a recovery code is accepted once, and replaced codes are refused', () => {
    breaks(() => factor.renewRecoveryCodes(['x']), 'second_factor_not_begun');
    factor.enroll(100, ['a', 'b'], NOW);
    expect(['a', 'a', 'c'].map((digest) => factor.useRecoveryCode(digest))).toEqual([true, false, false]);
    factor.renewRecoveryCodes(['d']);
    expect([factor.recoveryCodesLeft, factor.useRecoveryCode('b'), factor.useRecoveryCode('d')]).toEqual([
      1,
      false,
      true,
    ]);
  });
});
