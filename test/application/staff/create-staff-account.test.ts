import { EmailTaken } from '../../../src/domain/account/email-address.js';
import { PasswordLengthNotAllowed } from '../../../src/domain/account/password.js';
import { aConsoleDesk } from './a-console-desk.js';

const COMMAND = {
  email: ' Mo@Example.org ',
  password: 'a long password',
  firstName: 'Mo',
  lastName: 'Moss',
  role: 'moderator',
} as const;

describe('CreateStaffAccount', () => {
  it('creates a user with the role and writes the audit log without an actor', async () => {
    const desk = aConsoleDesk();
    await desk.createStaffAccount.execute(COMMAND);
    const user = await desk.users.findByEmail('mo@example.org');
    expect(user).toMatchObject({ role: 'moderator', passwordHash: 'hash of a long password' });
    expect(desk.log.lines).toMatchObject([{ actorId: null, details: { from: null, to: 'moderator' } }]);
  });

  it('chooses another username if the first one is taken', async () => {
    const desk = aConsoleDesk();
    await desk.createStaffAccount.execute(COMMAND);
    await desk.createStaffAccount.execute({ ...COMMAND, email: 'mo@example.com' });
    const [first, second] = desk.users.rows.all().map(({ username }) => username);
    expect(second).not.toBe(first);
  });

  it('refuses a taken address and a short password', async () => {
    const desk = aConsoleDesk();
    await desk.createStaffAccount.execute(COMMAND);
    await expect(desk.createStaffAccount.execute(COMMAND)).rejects.toThrow(EmailTaken);
    const short = desk.createStaffAccount.execute({ ...COMMAND, password: 'short' });
    await expect(short).rejects.toThrow(PasswordLengthNotAllowed);
    expect(desk.users.rows.all()).toHaveLength(1);
  });
});
