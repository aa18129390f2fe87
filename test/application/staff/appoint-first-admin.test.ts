import { aConsoleDesk, EMAIL, ID } from './a-console-desk.js';

const COMMAND = { email: EMAIL, password: 'a long password' };

describe('AppointFirstAdmin', () => {
  it('creates an admin account on a new instance, and does nothing on the next start', async () => {
    const desk = aConsoleDesk();
    expect(await desk.appointFirstAdmin.execute(COMMAND)).toBe('hired');
    expect(await desk.users.findByEmail(EMAIL)).toMatchObject({ role: 'admin', firstName: 'Admin' });
    expect(await desk.appointFirstAdmin.execute(COMMAND)).toBe('present');
    expect(desk.users.rows.all()).toHaveLength(1);
  });

  it('promotes an existing user, who keeps their password', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('member');
    const { passwordHash } = (await desk.users.find(ID))!;
    expect(await desk.appointFirstAdmin.execute(COMMAND)).toBe('promoted');
    expect(await desk.users.find(ID)).toMatchObject({ role: 'admin', passwordHash });
  });

  it('creates one admin if two processes start at once', async () => {
    const desk = aConsoleDesk();
    const results = await Promise.all([
      desk.appointFirstAdmin.execute(COMMAND),
      desk.appointFirstAdmin.execute({ ...COMMAND, email: 'other@example.org' }),
    ]);
    expect(results).toEqual(['hired', 'present']);
  });
});
