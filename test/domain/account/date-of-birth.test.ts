import {
  AdulthoodNotConfirmed,
  DateOfBirthNotReal,
  ensureAdult,
  TooYoungToJoin,
} from '../../../src/domain/account/date-of-birth.js';

const TODAY = '2026-03-02';

describe('ensureAdult', () => {
  it('a user is an adult from local midnight of the 18th birthday', () => {
    ensureAdult('2008-03-02', true, TODAY);
    expect(() => ensureAdult('2008-03-03', true, TODAY)).toThrow(TooYoungToJoin);
    expect(() => ensureAdult('2008-03-03', true, TODAY)).toThrow('You must be at least 18 years old to join');
  });

  it('a user born on February 29 is an adult on March 1 of a common year', () => {
    expect(() => ensureAdult('2008-02-29', true, '2026-02-28')).toThrow(TooYoungToJoin);
    ensureAdult('2008-02-29', true, '2026-03-01');
  });

  it('an age above 120 is refused', () => {
    ensureAdult('1905-03-03', true, TODAY);
    expect(() => ensureAdult('1905-03-02', true, TODAY)).toThrow(DateOfBirthNotReal);
  });

  it.each([
    '2001-02-29',
    '2001-13-01',
    '2001-00-10',
    '01-01-2001',
    '',
    '2001-1-1',
    '2999-01-01',
    '+02001-01-01',
  ])('the date of birth %j is refused', (date) =>
    expect(() => ensureAdult(date, true, TODAY)).toThrow(DateOfBirthNotReal),
  );

  it('a sign-up without the confirmation of adulthood is refused', () => {
    expect(() => ensureAdult('2000-01-01', false, TODAY)).toThrow(AdulthoodNotConfirmed);
  });
});
