import type { Container } from 'inversify';
import { createCommandContainer } from '../../../src/infrastructure/cli/command-container.js';
import { manageStaff } from '../../../src/infrastructure/cli/manage-staff.js';
import { staffCommand } from '../../../src/infrastructure/cli/staff-command.js';
import { ShutdownHooks } from '../../../src/infrastructure/config/shutdown-hooks.js';
import { eventually } from '../../support/eventually.js';
import { ownFolder } from '../../support/own-folder.js';
import { signInToConsole } from '../../support/http/a-staff-member.js';
import { totpCode } from '../../support/http/totp-code.js';
import { theSharedProduct } from '../../support/http/shared-product.js';

const SESSION = '/api/admin/session';

const product = theSharedProduct();
const dataDir = ownFolder();
let container: Container;
const shutdownHooks = new ShutdownHooks();

beforeAll(async () => {
  container = await createCommandContainer(shutdownHooks, {
    NODE_ENV: 'test',
    PASSWORD_MEMORY_KIB: '8',
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: dataDir(),
  });
});
afterAll(() => shutdownHooks.run());

/** The command, next to a running server, without a process of its own. @returns the line that it prints */
const run = (args: string[], input = ''): Promise<string> =>
  manageStaff(staffCommand(args), container, async () => input);

it('a created account opens the console and the app with the password that is printed once', async () => {
  const password = await run(['create', 'Grace@example.org', '--role', 'admin', '--name', 'Grace Hopper']);
  expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  const desk = product.person();
  const { body } = await desk.expect('POST', SESSION, 200, { email: 'grace@example.org', password });
  expect(body).toMatchObject({ name: 'Grace Hopper', role: 'admin' });
  const app = product.person();
  await app.expect('POST', '/api/auth/login', 200, { usernameOrEmail: 'grace', password });
  expect((await app.get('/api/user')).body).toMatchObject({
    dateOfBirth: null,
    age: null,
    isModerator: true,
  });
});

it('a password can be read from standard input and is not printed, and a taken username gets a number', async () => {
  await product.person().signUp({ username: 'twin' });
  const args = ['create', 'twin@example.org', '--password-stdin'];
  expect(await run(args, 'from one pipe\n')).toBe('The account is there, as moderator.');
  const form = { email: 'twin@example.org', password: 'from one pipe' };
  await product.person().expect('POST', SESSION, 200, form);
  const login = { usernameOrEmail: 'twin2', password: form.password };
  await product.person().expect('POST', '/api/auth/login', 200, login);
});

it('a password of less than 12 characters is rejected, though members may have one', async () => {
  const args = ['create', 'short@example.org', '--password-stdin'];
  await expect(run(args, 'elevenchars\n')).rejects.toThrow(
    /^A staff password must be at least 12 characters long\.$/,
  );
  const form = { email: 'short@example.org', password: 'elevenchars' };
  await product.person().expect('POST', SESSION, 401, form);
});

it('an address cannot have two accounts', async () => {
  const { email } = await product.person().signUp();
  await expect(run(['create', email])).rejects.toThrow(/^There's already an account .+$/);
});

it('a revoked role ends the console session', async () => {
  const person = await product.person().signUp();
  const desk = await signInToConsole(product, person, 'moderator');
  expect(await run(['role', person.email, 'member'])).toBe('The role is member now.');
  await desk.expect('GET', SESSION, 401);
});

it('a second factor can be reset after phone and recovery codes were lost', async () => {
  const person = await product.person().signUp();
  const { email, password } = person;
  const desk = await signInToConsole(product, person, 'moderator');
  const begun = await desk.expect('POST', `${SESSION}/second-factor`, 200, { password });
  const totp = totpCode(String(begun.body.secret));
  await desk.expect('POST', `${SESSION}/second-factor/confirm`, 200, { totp });
  await product.person().expect('POST', SESSION, 401, { email, password });
  expect(await run(['reset-second-factor', email])).toMatch(/^The second factor is off; .+$/);
  await desk.expect('GET', SESSION, 401);
  await product.person().expect('POST', SESSION, 200, { email, password });
  expect(await run(['reset-second-factor', email])).toBe('There was no second factor.');
});

it('an address of someone who lost the mailbox is changed: both addresses are told, every session ends', async () => {
  const person = await product.person().signUp();
  const newEmail = `new-${person.email}`;
  expect(await run(['change-email', person.email, newEmail])).toMatch(/^The address is changed\. .+$/);
  expect((await person.get('/api/user')).status).toBe(401);
  const login = { usernameOrEmail: newEmail, password: person.password };
  await product.person().expect('POST', '/api/auth/login', 200, login);
  for (const [address, subject] of [
    [person.email, 'Your email address was changed'],
    [newEmail, 'Your account has this address now'],
  ] as const)
    await eventually(async () => (await product.mailsTo(address)).some((mail) => mail.subject === subject));
});

it('an address that is in use, or of nobody, is not changed', async () => {
  const [ada, ben] = [await product.person().signUp(), await product.person().signUp()];
  await expect(run(['change-email', ada.email, ben.email])).rejects.toThrow(/already an account/);
  await expect(run(['change-email', 'nobody@example.org', ada.email])).rejects.toThrow(/no account/);
  await ada.expect('GET', '/api/user', 200);
});
