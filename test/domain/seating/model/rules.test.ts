import { maxSeatsBySize, seatingRules } from '../../../../src/domain/seating/model/rules.js';

describe('the bound of seats by table sizes', () => {
  const counts = [2, 3, 4, 5, 7, 9, 12, 13];
  const most = (pass: 'rolling' | 'final', chairs: number, patient: boolean) => {
    const table = maxSeatsBySize(seatingRules(pass, 600), 13, chairs, patient);
    return counts.map((count) => table[count]);
  };

  test('in a rolling run: tables of five and six, of four with a patient member', () => {
    expect(most('rolling', 0, false)).toEqual([0, 0, 0, 5, 6, 6, 12, 12]);
    expect(most('rolling', 0, true)).toEqual([0, 0, 4, 5, 6, 9, 12, 13]);
  });

  test('in the final run: all users from three on', () =>
    expect(most('final', 0, false)).toEqual([0, 3, 4, 5, 7, 9, 12, 13]));

  test('free seats at open tables are added', () =>
    expect(most('rolling', 2, false)).toEqual([2, 2, 2, 5, 7, 8, 12, 13]));
});
