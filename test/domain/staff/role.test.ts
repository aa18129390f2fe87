import { mayActAs } from '../../../src/domain/staff/role.js';

it('an admin has all permissions of a moderator, a member has none', () => {
  const may = (['member', 'moderator', 'admin'] as const).map((role) => [
    mayActAs(role, 'moderator'),
    mayActAs(role, 'admin'),
  ]);
  expect(may).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
