import { trustLevel, trustLevelInBrowse, trustScore } from '../../../src/domain/trust-score/trust-score.js';

const nothing = { email: false, birthDate: false, phone: false, idDocument: false, profilePicture: false };

describe('trustScore', () => {
  it('each of the five steps adds 20 points', () => {
    expect(trustScore(nothing)).toBe(0);
    expect(trustScore({ ...nothing, email: true, birthDate: true })).toBe(40);
    expect(
      trustScore({ email: true, birthDate: true, phone: true, idDocument: true, profilePicture: true }),
    ).toBe(100);
  });
});

describe('The level of a score', () => {
  const onBothScales = (score: number) => [trustLevel(score), trustLevelInBrowse(score)];

  it.each([
    [0, 'New User', 'New User'],
    [19, 'New User', 'New User'],
    [20, 'Basic Trust', 'Basic Trust'],
    [39, 'Basic Trust', 'Basic Trust'],
    [40, 'Medium Trust', 'Basic Trust'],
    [49, 'Medium Trust', 'Basic Trust'],
    [50, 'Medium Trust', 'Medium Trust'],
    [59, 'Medium Trust', 'Medium Trust'],
    [60, 'Good Trust', 'Medium Trust'],
    [79, 'Good Trust', 'Medium Trust'],
    [80, 'High Trust', 'High Trust'],
    [100, 'High Trust', 'High Trust'],
  ])('the score %d is %s in profiles and %s in the list of meetups', (score, inProfiles, inBrowse) => {
    expect(onBothScales(score)).toEqual([inProfiles, inBrowse]);
  });
});
