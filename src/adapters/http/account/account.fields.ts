import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { EMAIL_RULE, isEmailAddress, LONGEST_EMAIL } from '../../../domain/account/email-address.js';
import { asciiDigits } from '../../../domain/shared/ascii-digits.js';
import { CODE_PATTERN } from '../../../domain/shared/one-time-code.js';
import {
  LONGEST_PASSWORD,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  SHORTEST_PASSWORD,
} from '../../../domain/account/password.js';
import { isPersonName, LONGEST_NAME, nameRule } from '../../../domain/account/person-name.js';
import { USERNAME_PATTERN, USERNAME_RULE } from '../../../domain/account/username.js';
import { Described as NotedAs } from '../fields.js';

/** Field types of accounts. They validate with the domain's rules, so that one response names all invalid fields. */
type Field = (target: object, key: string) => void;

const together =
  (...decorators: Field[]): Field =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Text that satisfies `rule`; `message` is the validation error for everything else. */
const TextFor = (name: string, rule: (text: string) => boolean, message: string): Field =>
  ValidateBy({ name, validator: { validate: (value) => isText(value) && rule(value) } }, { message });

/** The JSON schema of a text. Set once per field, because a second description would replace the first. */
const Described = (limits: {
  minLength?: number;
  maxLength: number;
  pattern?: string;
  format?: string;
}): Field => JSONSchema({ type: 'string', ...limits });

const Trimmed = (): Field =>
  Transform(({ value }: { value: unknown }) => (isText(value) ? value.trim() : value));

export const Email = (): Field =>
  together(
    Trimmed(),
    TextFor('emailAddress', isEmailAddress, EMAIL_RULE),
    Described({ maxLength: LONGEST_EMAIL, format: 'email' }),
  );

export const Username = (): Field =>
  together(
    Trimmed(),
    TextFor('username', (text) => USERNAME_PATTERN.test(text), USERNAME_RULE),
    Described({ minLength: 3, maxLength: 30, pattern: USERNAME_PATTERN.source }),
  );

export const PersonName = (field: 'firstName' | 'lastName'): Field =>
  together(
    Trimmed(),
    TextFor('personName', isPersonName, nameRule(field)),
    Described({ minLength: 1, maxLength: LONGEST_NAME }),
  );

export const Code = (message: string): Field =>
  together(
    Transform(({ value }: { value: unknown }) => (isText(value) ? asciiDigits(value) : value)),
    TextFor('code', (text) => CODE_PATTERN.test(text), message),
    Described({ minLength: 6, maxLength: 6, pattern: CODE_PATTERN.source }),
  );

export const Password = (tooShort = PASSWORD_TOO_SHORT): Field =>
  together(
    TextFor('longEnough', (text) => text.length >= SHORTEST_PASSWORD, tooShort),
    TextFor('shortEnough', (text) => text.length <= LONGEST_PASSWORD, PASSWORD_TOO_LONG),
    Described({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD }),
  );

/** The account's password in a request that needs it again; its length is that of a code too. */
export const OwnPassword = (): Field =>
  together(
    Password(),
    NotedAs('The password of the account; where it has none, the code of `sendConfirmationCode`.'),
  );

/** Equals another field of the body. */
export const SameAs = (other: string, message: string): Field =>
  ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value, context) =>
          value === (context?.object as Record<string, unknown> | undefined)?.[other],
      },
    },
    { message },
  );

export const MustBeTrue = (message: string): Field =>
  together(
    ValidateBy({ name: 'mustBeTrue', validator: { validate: (value) => value === true } }, { message }),
    JSONSchema({ type: 'boolean', enum: [true] }),
  );

const MAX_ENTRIES = 100;
const MAX_LIST_LENGTH = 2000;

/** A list of texts, a comma-separated text, or null. The domain limits number and length. */
export const ListOrText = (message: string): Field =>
  together(
    ValidateBy(
      {
        name: 'listOrText',
        validator: {
          validate: (value) =>
            isText(value)
              ? value.length <= MAX_LIST_LENGTH
              : Array.isArray(value) && value.length <= MAX_ENTRIES && value.every(isText),
        },
      },
      { message },
    ),
    JSONSchema({
      anyOf: [
        { type: 'array', items: { type: 'string' }, maxItems: MAX_ENTRIES },
        { type: 'string', maxLength: MAX_LIST_LENGTH },
        { type: 'null' as never },
      ],
    }),
  );

/** A number in a query; an empty value counts as absent. */
export const NumberInQuery = (): Field =>
  Transform(({ value }: { value: unknown }) =>
    value === '' || value === undefined ? undefined : Number(value),
  );
