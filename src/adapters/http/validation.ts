import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { HttpError } from './http-error.js';
import type { Shape } from './route.js';

/**
 * Validates untrusted input as an instance of `shape`; unknown fields are dropped.
 * @throws HttpError 400 with one message per invalid field
 */
export async function parse<T extends object>(shape: Shape<T>, input: unknown): Promise<T> {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    throw new HttpError(400, 'invalid_body', 'Please send a JSON object.');
  }
  const known = knownFields(shape, input);
  const unsafe = unsafeFields(known);
  if (unsafe.length > 0) throw invalidFields(unsafe.map((property) => ({ property })));
  const instance = plainToInstance(shape, known);
  const problems = await validate(instance, {
    whitelist: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  if (problems.length > 0) throw invalidFields(problems);
  return instance;
}

const fieldsByShape = new Map<Shape, ReadonlySet<string>>();

/** The names of the decorated fields, memoized per shape; the number of shapes is bounded by the routes. */
function fieldsOf(shape: Shape): ReadonlySet<string> {
  let fields = fieldsByShape.get(shape);
  if (!fields) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
    fields = new Set(rules.map(({ propertyName }) => propertyName));
    fieldsByShape.set(shape, fields);
  }
  return fields;
}

/** Copies the known fields first, because `plainToInstance` takes quadratic time in the number of fields. */
function knownFields(shape: Shape, input: object): object {
  const known = [...fieldsOf(shape)].filter((field) => Object.hasOwn(input, field));
  return Object.fromEntries(known.map((field) => [field, (input as Record<string, unknown>)[field]]));
}

/** No request body is nested deeper. */
const MAX_DEPTH = 8;

/**
 * Fields that `plainToInstance` cannot handle safely: nested so deep that recursion overflows the stack, or with a key
 * that overrides the class.
 */
function unsafeFields(input: object): string[] {
  return Object.entries(input)
    .filter(([, value]) => isUnsafe(value))
    .map(([name]) => name);
}

function isUnsafe(value: unknown, depth = 1): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (depth > MAX_DEPTH || Object.hasOwn(value, 'constructor') || Object.hasOwn(value, '__proto__'))
    return true;
  return Object.values(value).some((each) => isUnsafe(each, depth + 1));
}

function invalidFields(
  problems: ReadonlyArray<Pick<ValidationError, 'property' | 'constraints' | 'children'>>,
): HttpError {
  const fields = Object.fromEntries(problems.map((problem) => [problem.property, firstMessage(problem)]));
  return new HttpError(400, 'invalid_fields', Object.values(fields)[0]!, fields);
}

function firstMessage({ constraints, children }: Pick<ValidationError, 'constraints' | 'children'>): string {
  if (constraints) return sentence(Object.values(constraints)[0]!);
  return children?.[0] ? firstMessage(children[0]) : 'Please check this field';
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
