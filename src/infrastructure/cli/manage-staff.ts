import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import { readableSecret } from '../../application/shared/readable-secret.js';
import { SHORTEST_STAFF_PASSWORD } from '../../domain/staff/staff-password.js';
import type { StaffCommand } from './staff-command.js';

/** The arguments are valid, but the state of the account does not allow the command. */
export class NotPossible extends Error {}

class PasswordTooShort extends NotPossible {
  constructor() {
    super(`A staff password must be at least ${SHORTEST_STAFF_PASSWORD} characters long.`);
  }
}

/**
 * Performs a staff command.
 * @param readInput reads the standard input
 * @returns the line to print
 * @throws NotPossible, DomainError
 */
export async function manageStaff(
  command: StaffCommand,
  container: Container,
  readInput: () => Promise<string>,
): Promise<string> {
  if (command.verb === 'create') return create(command, container, readInput);
  const user = await container.get(CONTEXTS).ports.users.findByEmail(command.email);
  if (!user) throw new NotPossible('There is no account with this e-mail address.');
  if (command.verb === 'role') {
    const { role } = command;
    await container.get(CONTEXTS).staff.assignRoles.change({ actorId: null, userId: user.id, role });
    return `The role is ${role} now.`;
  }
  if (command.verb === 'change-email') {
    await container
      .get(CONTEXTS)
      .corrections.correctAccount.email({ userId: user.id, email: command.newEmail });
    return 'The address is changed. Both addresses get an e-mail, and the account is signed out everywhere.';
  }
  const wasOn = await container.get(CONTEXTS).staff.keepSecondFactor.reset({ userId: user.id });
  return wasOn
    ? 'The second factor is off; it can be set up again after a sign-in with the password.'
    : 'There was no second factor.';
}

/** Returns a generated password; a given one is never printed. */
async function create(
  { passwordFromStdin, ...person }: Extract<StaffCommand, { verb: 'create' }>,
  container: Container,
  readInput: () => Promise<string>,
): Promise<string> {
  const password = passwordFromStdin
    ? (await readInput()).replace(/\r?\n$/, '')
    : readableSecret(container.get(OPENED).chance, 5, 4);
  if (password.length < SHORTEST_STAFF_PASSWORD) throw new PasswordTooShort();
  await container.get(CONTEXTS).staff.assignRoles.createAccount({ ...person, password });
  return passwordFromStdin ? `The account is there, as ${person.role}.` : password;
}
