import { BadUsage, staffCommand } from '../../../src/infrastructure/cli/staff-command.js';

const ADA = 'ada@example.org';

describe('the arguments of the staff command', () => {
  it('can create an account', () => {
    const args = ['create', ' Ada@Example.org ', '--role=admin', '--name', 'Ada  King Lovelace'];
    expect(staffCommand(args)).toEqual({
      verb: 'create',
      email: ADA,
      role: 'admin',
      firstName: 'Ada King',
      lastName: 'Lovelace',
      passwordFromStdin: false,
    });
    expect(staffCommand(['create', ADA, '--password-stdin'])).toMatchObject({
      role: 'moderator',
      firstName: 'Staff',
      passwordFromStdin: true,
    });
  });

  it('can change a role or an address, or reset a second factor', () => {
    expect(staffCommand(['role', ADA, 'member'])).toEqual({ verb: 'role', email: ADA, role: 'member' });
    expect(staffCommand(['reset-second-factor', ADA])).toEqual({ verb: 'reset-second-factor', email: ADA });
    expect(staffCommand(['change-email', ADA, 'Ada@New.example'])).toEqual({
      verb: 'change-email',
      email: ADA,
      newEmail: 'ada@new.example',
    });
  });

  it.each([
    [[], 'usage: '],
    [['fire', ADA], 'usage: '],
    [['create', ADA, 'admin'], 'usage: '],
    [['create', ADA, '--rolle', 'admin'], 'usage: '],
    [['role', ADA, 'admin', 'now'], 'usage: '],
    [['role', ADA, 'admin', '--name', 'A B'], 'usage: '],
    [['reset-second-factor', ADA, 'please'], 'usage: '],
    [['change-email', ADA, ADA, 'now'], 'usage: '],
    [['change-email', 'ada', ADA], 'OLD must be '],
    [['change-email', ADA], 'NEW must be '],
    [['create'], 'EMAIL must be '],
    [['create', 'ada'], 'EMAIL must be '],
    [['create', ADA, '--role', 'member'], '--role must be one of moderator, admin'],
    [['create', ADA, '--name', 'Ada'], '--name must be '],
    [['create', ADA, '--name', `Ada ${'x'.repeat(51)}`], '--name must be '],
    [['role', ADA], 'the role must be one of member, moderator, admin'],
  ])('%j are rejected with one line', (args, complaint) => {
    expect(() => staffCommand(args)).toThrow(BadUsage);
    expect(() => staffCommand(args)).toThrow(new RegExp(`^${complaint}[^\\n]*$`));
  });
});
