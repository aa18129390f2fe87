import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { HttpError } from './http-error.js';
import type { Shape } from './route.js';

/**
 * Reads untrusted input as an instance of `shape`: fields the shape does not know are dropped, those it knows
 * are checked. @throws HttpError 400 with one message per wrong field
 */
export async function parse<T extends object>(shape: Shape<T>, input: unknown): Promise<T> {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    throw new HttpError(400, 'invalid_body', 'Please send a JSON object.');
  }
  const instance = plainToInstance(shape, input);
  const problems = await validate(instance, {
    whitelist: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  if (problems.length > 0) throw invalidFields(problems);
  return instance;
}

function invalidFields(problems: ValidationError[]): HttpError {
  const fields = Object.fromEntries(problems.map((problem) => [problem.property, firstMessage(problem)]));
  return new HttpError(400, 'invalid_fields', Object.values(fields)[0]!, fields);
}

function firstMessage({ constraints, children }: ValidationError): string {
  if (constraints) return sentence(Object.values(constraints)[0]!);
  return children?.[0] ? firstMessage(children[0]) : 'Please check this field';
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
