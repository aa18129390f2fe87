import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { config as readEnvFile } from 'dotenv';
import type { Container } from 'inversify';
import { ChangeRole } from '../../application/staff/change-role.js';
import { CreateStaffAccount } from '../../application/staff/create-staff-account.js';
import { ResetSecondFactor } from '../../application/staff/reset-second-factor.js';
import { readableSecret } from '../../application/shared/readable-secret.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { SHORTEST_STAFF_PASSWORD } from '../../domain/staff/staff-password.js';
import type { ShutdownHooks } from '../shutdown-hooks.js';
import { USERS } from '../di/account.module.js';
import { CHANCE } from '../di/tokens.js';
import { createCommandContainer } from './command-container.js';
import { BadUsage, staffCommand, type StaffCommand } from './staff-command.js';
import { runCommand } from './run-command.js';

/** The arguments are valid, but the state of the account does not allow the command. */
class NotPossible extends Error {}

class PasswordTooShort extends NotPossible {
  constructor() {
    super(`A staff password must be at least ${SHORTEST_STAFF_PASSWORD} characters long.`);
  }
}

/**
 * Manages staff accounts from the command line, such as the first admin or a lost second factor. It uses the configured
 * database; the server may be running or not. Exit code 2 means invalid arguments.
 */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  const command = staffCommand(process.argv.slice(2));
  if (process.env.NODE_ENV !== 'production') readEnvFile({ quiet: true });
  await perform(command, await createCommandContainer(shutdownHooks));
}

async function perform(command: StaffCommand, container: Container): Promise<void> {
  if (command.verb === 'create') return create(command, container);
  const user = await container.get(USERS).findByEmail(command.email);
  if (!user) throw new NotPossible('There is no account with this e-mail address.');
  if (command.verb === 'role') {
    const { role } = command;
    await container.get(ChangeRole).execute({ actorId: null, userId: user.id, role });
    return printLine(`The role is ${role} now.`);
  }
  const wasOn = await container.get(ResetSecondFactor).execute({ userId: user.id });
  printLine(
    wasOn
      ? 'The second factor is off; it can be set up again after a sign-in with the password.'
      : 'There was no second factor.',
  );
}

/** Prints a generated password once; a given one is never printed. */
async function create(
  { passwordFromStdin, ...person }: Extract<StaffCommand, { verb: 'create' }>,
  container: Container,
): Promise<void> {
  const password = passwordFromStdin
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : readableSecret(container.get(CHANCE), 5, 4);
  if (password.length < SHORTEST_STAFF_PASSWORD) throw new PasswordTooShort();
  await container.get(CreateStaffAccount).execute({ ...person, password });
  printLine(passwordFromStdin ? `The account is there, as ${person.role}.` : password);
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand(main, { plain: [NotPossible, DomainError], usage: [BadUsage] });
