import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
  registerDecorator,
} from 'class-validator';
import { JSONSchema, type validationMetadatasToSchemas } from 'class-validator-jsonschema';

/**
 * The field types of request bodies, queries and responses. Each validates and contributes its JSON schema, so that the
 * OpenAPI document always matches the validation.
 */
type Decorator = (target: object, key: string) => void;

const all =
  (...decorators: Array<PropertyDecorator | Decorator>): Decorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/** The options of a rule with its message, because the library's own name the field and its type in words for programmers. */
const said = (message = CHECK) => ({ message });
const CHECK = 'Please check this field';

/** Text that PostgreSQL and JSON accept: without NUL and unpaired surrogates. */
function WellFormed(): Decorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'wellFormed',
      target: target.constructor,
      propertyName,
      options: { message: 'Please use readable text only' },
      validator: {
        validate: (value) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000')),
      },
    });
}

export type SchemaObject = ReturnType<typeof validationMetadatasToSchemas>[string];

/** What the field means, in the OpenAPI document, where its name and type do not say it. */
export const Described = (text: string): Decorator => Noted({ description: text });

/** The name of the validator that carries a part of the JSON schema of its field. */
export const NOTED = 'noted';

/**
 * Adds to the JSON schema of the field. Unlike with `JSONSchema`, several parts can be added; class-validator inherits
 * them with the field as constraints of a validator that accepts every value.
 */
function Noted(part: SchemaObject): Decorator {
  return (target, propertyName) =>
    registerDecorator({
      name: NOTED,
      target: target.constructor,
      propertyName,
      constraints: [part],
      validator: { validate: () => true },
    });
}

interface TextOptions {
  readonly min?: number;
  readonly max: number;
  /** The validation error for a missing, mistyped or too short text. */
  readonly message?: string;
  /** Trims white space before the validation. */
  readonly trim?: boolean;
}

/** Text of bounded length in UTF-16 units. */
export function Text({ min = 0, max, message, trim }: TextOptions): Decorator {
  return all(
    ...(trim
      ? [Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))]
      : []),
    // Only the first violated rule is returned.
    IsString(said(message)),
    WellFormed(),
    ...(min > 0 ? [MinLength(min, said(message))] : []),
    MaxLength(max, { message: `Please keep this to ${max} characters` }),
  );
}

interface NumberOptions {
  readonly min?: number;
  readonly max?: number;
  /** Whether it must be greater than zero. */
  readonly isPositive?: boolean;
  readonly message?: string;
}

const messageOf = ({ min, max, message }: NumberOptions): string | undefined =>
  message ?? (min !== undefined && max !== undefined ? `Please choose between ${min} and ${max}` : undefined);

const bounds = (
  { min, max, isPositive }: NumberOptions,
  message: string | undefined,
): PropertyDecorator[] => [
  ...(isPositive ? [IsPositive(said(message))] : []),
  ...(min === undefined ? [] : [Min(min, said(message))]),
  ...(max === undefined ? [] : [Max(max, said(message))]),
];

export function WholeNumber(options: NumberOptions = {}): Decorator {
  const message = messageOf(options);
  return all(...bounds(options, message), IsInt(said(message)));
}

export function DecimalNumber(options: NumberOptions = {}): Decorator {
  const message = messageOf(options);
  return all(...bounds(options, message), IsNumber({ allowNaN: false, allowInfinity: false }, said(message)));
}

/** Parses a query or path parameter as a number before the validation. */
export const FromText = (): PropertyDecorator => Type(() => Number);

/** An id: a positive integer that fits PostgreSQL's `integer`. */
export const Id = (): Decorator => WholeNumber({ min: 1, max: 2_147_483_647, message: CHECK });

export function OneOf(values: readonly string[], message?: string): Decorator {
  return IsIn(values, said(message)) as Decorator;
}

export const Bool = (): Decorator => IsBoolean(said()) as Decorator;

/** The cause of an error, in responses only. */
export const ErrorCode = (): Decorator =>
  all(
    IsString(said()),
    JSONSchema(() => ({ $ref: '#/components/schemas/ErrorCode' }) as SchemaObject) as PropertyDecorator,
  );

/** Validation errors by field name; in responses only. */
export const FieldComplaints = (): Decorator =>
  all(
    IsObject(said()),
    JSONSchema({ type: 'object', additionalProperties: { type: 'string' } }) as PropertyDecorator,
  );

/** The schema of the values that the message of an error names. */
export const VALUES_OF_A_MESSAGE = {
  type: 'object',
  description: 'What the message names, for its translations.',
  additionalProperties: { type: ['string', 'number', 'array'], items: { type: 'string' } },
} as const;

/** The values that the message of an error names; in responses only. */
export const MessageValues = (): Decorator =>
  all(IsObject(said()), JSONSchema(VALUES_OF_A_MESSAGE as never) as PropertyDecorator);

/** An object with fields of any name; in responses only. */
export const AnyObject = (): Decorator =>
  all(IsObject(said()), JSONSchema({ type: 'object', additionalProperties: true }) as PropertyDecorator);

/** An identifier in the format of RFC 9562. */
export const Uuid = (): Decorator =>
  all(IsUUID('all', said()), MaxLength(36, said()), Noted({ type: 'string', format: 'uuid' }));

/** An instant in ISO 8601, UTC. */
export const Instant = (): Decorator => all(IsString(said()), Noted({ format: 'date-time' }));

/** A calendar date, YYYY-MM-DD; the domain validates that it exists. */
export const DateText = (message?: string): Decorator =>
  all(
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: message ?? 'Please give a date as YYYY-MM-DD' }),
    Text({ min: 1, max: 10, message }),
    Noted({ format: 'date' }),
  );

/** May be absent; null counts as absent. */
export const Optional = (): Decorator => IsOptional() as Decorator;

/** May be absent; null does not count as absent. */
export const MayBeAbsent = (): Decorator => ValidateIf((_, value) => value !== undefined) as Decorator;

/** Null when there is no value. In a response the field is always present; in a body it is used with `Optional`. */
export const Nullable = (): Decorator => JSONSchema(nullable) as Decorator;

/** JSON Schema 2020-12, which OpenAPI 3.1 uses, puts null into the type; the library's types still describe 3.0. */
function nullable(schema: SchemaObject): SchemaObject {
  const { type, enum: values, ...rest } = schema;
  return {
    ...rest,
    ...(type ? { type: [type, 'null'] } : {}),
    ...(values ? { enum: [...values, null] } : {}),
  } as unknown as SchemaObject;
}

type Class = new () => object;

/** An object with a class of its own. */
export const Nested = (type: () => Class): Decorator => nested(type, (reference) => reference);

/** Such an object, or null. */
export const NestedOrNull = (type: () => Class): Decorator =>
  nested(type, (reference) => ({ anyOf: [reference, { type: 'null' }] }));

function nested(type: () => Class, schemaOf: (reference: object) => object): Decorator {
  const schema = ({ description }: SchemaObject) =>
    ({
      ...schemaOf({ $ref: `#/components/schemas/${type().name}` }),
      ...(description && { description }),
    }) as SchemaObject;
  return all(ValidateNested(said()), Type(type), JSONSchema(schema) as PropertyDecorator);
}

/** At most `max` objects of one class. */
export const ListOf = (type: () => Class, max: number): Decorator =>
  all(
    ArrayMaxSize(max, said()),
    IsArray(said()),
    ValidateNested({ each: true, ...said() }),
    Type(type),
    JSONSchema({
      items: { $ref: `#/components/schemas/${type().name}` },
      type: 'array',
    }) as PropertyDecorator,
  );

/** At most `max` whole numbers. */
export const NumberList = (max: number): Decorator =>
  all(ArrayMaxSize(max, said()), IsArray(said()), IsInt({ each: true, ...said() }));

/** At most `max` of the given values. */
export const ListOfChoices = (values: readonly string[], max: number, message?: string): Decorator =>
  all(
    ArrayMaxSize(max, said(message)),
    IsArray(said(message)),
    IsIn(values, { each: true, ...said(message) }),
  );

/** At most `max` texts of at most `length` characters. */
export const TextList = (max: number, length: number): Decorator =>
  all(
    ArrayMaxSize(max, said()),
    IsArray(said()),
    IsString({ each: true, ...said() }),
    MaxLength(length, { each: true, ...said() }),
  );
