import type { EdgeErrorCode } from '../error-codes.js';
import { VALUES_OF_A_MESSAGE } from '../fields.js';
import { referenceTo, type Schema } from './schema.js';

/** The body of every error response. */
export const ERROR_SCHEMA: Schema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: {
      type: 'string',
      description: 'A sentence for the user.',
      examples: ["We couldn't find that."],
    },
    code: referenceTo('ErrorCode'),
    fields: {
      type: 'object',
      description: 'What is wrong, by the name of the field.',
      additionalProperties: { type: 'string' },
      examples: [{ email: 'Please enter a valid email' }],
    },
    values: { ...VALUES_OF_A_MESSAGE, examples: [{ most: 200 }] },
  },
};

/** An example for each status. */
const EXAMPLES = {
  400: {
    message: 'Please enter a valid email',
    code: 'invalid_fields',
    fields: { email: 'Please enter a valid email' },
  },
  401: { message: 'Please log in again.', code: 'not_signed_in' },
  403: { message: "This request didn't come from our pages.", code: 'foreign_origin' },
  404: { message: "We couldn't find that.", code: 'not_found' },
  409: { message: "Your last upload isn't finished yet. Please wait a moment.", code: 'upload_under_way' },
  413: { message: "That's too large.", code: 'too_large' },
  415: { message: 'Please send JSON.', code: 'wrong_type' },
  429: { message: 'Too many tries. Please wait a moment and try again.', code: 'too_many_attempts' },
  500: { message: 'Something went wrong on our side. Please try again.', code: 'unexpected' },
  503: { message: "We'll be right back. Please try again in a moment.", code: 'unavailable' },
} satisfies Record<
  number,
  {
    message: string;
    code: EdgeErrorCode | 'upload_under_way' | 'too_many_attempts';
    fields?: object;
  }
>;

export const errorExamples = (): object =>
  Object.fromEntries(Object.entries(EXAMPLES).map(([status, value]) => [`Error${status}`, { value }]));

/** The content of an error response. */
export const errorContent = (status: number): object => ({
  'application/json': {
    schema: referenceTo('Error'),
    examples: { typical: { $ref: `#/components/examples/Error${status}` } },
  },
});
