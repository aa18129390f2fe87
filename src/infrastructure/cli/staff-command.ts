import { parseArgs } from 'node:util';
import { emailFrom, isEmailAddress } from '../../domain/account/email-address.js';
import { isPersonName } from '../../domain/account/person-name.js';
import { isStaff, type Role, ROLES, type StaffRole } from '../../domain/staff/role.js';

const USAGE =
  'usage: npm run -s staff -- create EMAIL [--role moderator|admin] [--name "First Last"] [--password-stdin]' +
  ' | role EMAIL member|moderator|admin | reset-second-factor EMAIL | change-email OLD NEW';

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
  | { readonly verb: 'reset-second-factor'; readonly email: string }
  | { readonly verb: 'change-email'; readonly email: string; readonly newEmail: string };

const VERBS = ['create', 'role', 'reset-second-factor', 'change-email'] as const;
const isVerb = (verb: string | undefined): verb is StaffCommand['verb'] =>
  VERBS.some((each) => each === verb);

/** Parses the command line arguments. @throws BadUsage */
export function staffCommand(args: string[]): StaffCommand {
  const { positionals, values } = parsed(args);
  const [verb, address = '', second, ...more] = positionals;
  if (!isVerb(verb)) throw new BadUsage(USAGE);
  const takesSecond = verb === 'role' || verb === 'change-email';
  const hasTooMuch = more.length > 0 || (second !== undefined && !takesSecond);
  const hasOptions = Object.keys(values).length > 0;
  if (hasTooMuch || (hasOptions && verb !== 'create')) throw new BadUsage(USAGE);
  const email = addressFrom(address, verb === 'change-email' ? 'OLD' : 'EMAIL');
  if (verb === 'reset-second-factor') return { verb, email };
  if (verb === 'change-email') return { verb, email, newEmail: addressFrom(second ?? '', 'NEW') };
  if (verb === 'role') return { verb, email, role: roleFrom(second, 'the role', ROLES) };
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

function addressFrom(text: string, what: string): string {
  if (!isEmailAddress(text)) throw new BadUsage(`${what} must be an e-mail address`);
  return emailFrom(text);
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
