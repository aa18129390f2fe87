import { parseArgs } from 'node:util';
import { emailFrom, isEmailAddress } from '../../domain/account/email-address.js';
import { isPersonName } from '../../domain/account/person-name.js';
import { isStaff, type Role, ROLES, type StaffRole } from '../../domain/staff/role.js';

const USAGE =
  'usage: npm run -s staff -- create EMAIL [--role moderator|admin] [--name "First Last"] [--password-stdin]' +
  ' | role EMAIL member|moderator|admin | reset-totp EMAIL';

/** Invalid arguments; the message is one line. */
export class BadUsage extends Error {}

export type StaffCommand =
  | {
      readonly verb: 'create';
      readonly email: string;
      readonly role: StaffRole;
      readonly firstName: string;
      readonly lastName: string;
      readonly passwordFromStdin: boolean;
    }
  | { readonly verb: 'role'; readonly email: string; readonly role: Role }
  | { readonly verb: 'reset-totp'; readonly email: string };

/** Parses the command line arguments. @throws BadUsage */
export function staffCommand(args: string[]): StaffCommand {
  const { positionals, values } = parsed(args);
  const [verb, address = '', role, ...more] = positionals;
  if (verb !== 'create' && verb !== 'role' && verb !== 'reset-totp') throw new BadUsage(USAGE);
  const hasTooMuch = more.length > 0 || (role !== undefined && verb !== 'role');
  const hasOptions = Object.keys(values).length > 0;
  if (hasTooMuch || (hasOptions && verb !== 'create')) throw new BadUsage(USAGE);
  if (!isEmailAddress(address)) throw new BadUsage('EMAIL must be an e-mail address');
  const email = emailFrom(address);
  if (verb === 'reset-totp') return { verb, email };
  if (verb === 'role') return { verb, email, role: roleFrom(role, 'the role', ROLES) };
  return {
    verb,
    email,
    role: roleFrom(values.role ?? 'moderator', '--role', ROLES.filter(isStaff)),
    ...nameFrom(values.name ?? 'Staff Member'),
    passwordFromStdin: values['password-stdin'] ?? false,
  };
}

function parsed(args: string[]) {
  const options = {
    role: { type: 'string' },
    name: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new BadUsage(USAGE);
  }
}

function roleFrom<T extends Role>(text: string | undefined, what: string, roles: readonly T[]): T {
  const role = roles.find((each) => each === text);
  if (!role) throw new BadUsage(`${what} must be one of ${roles.join(', ')}`);
  return role;
}

/** The last word becomes the last name. */
function nameFrom(text: string): { firstName: string; lastName: string } {
  const words = text.trim().split(/\s+/);
  const [firstName, lastName] = [words.slice(0, -1).join(' '), words.at(-1)!];
  if (!isPersonName(firstName) || !isPersonName(lastName))
    throw new BadUsage('--name must be a first and a last name of up to 50 characters each');
  return { firstName, lastName };
}
