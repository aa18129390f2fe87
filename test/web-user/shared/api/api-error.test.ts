import { describe, expect, it } from '@jest/globals';
import { apiErrorFrom } from '../../../../web-user/src/shared/api/api-error.js';

describe('the message of a failed response', () => {
  it.each([
    ['its message', '{"message":"No seat left","error":"conflict"}', 'No seat left'],
    ['else its error', '{"error":"conflict"}', 'conflict'],
    ['else its error, if the message is empty', '{"message":"","error":"conflict"}', 'conflict'],
    ['else the status text', '{}', 'Bad Gateway'],
    ['else the status text, for JSON that is not an object', 'null', 'Bad Gateway'],
    ['the raw text if it is not JSON', 'upstream is away', 'upstream is away'],
    ['the status text if there is no text', '', 'Bad Gateway'],
  ])('is %s', (_name, text, message) => {
    expect(apiErrorFrom(502, 'Bad Gateway', text)).toMatchObject({ message, status: 502 });
  });

  it('carries the error of each field', () => {
    const error = apiErrorFrom(400, 'Bad Request', '{"message":"No","fields":{"bio":"Too long"}}');
    expect(error.fields).toEqual({ bio: 'Too long' });
    expect(apiErrorFrom(500, '', 'oops').fields).toEqual({});
  });
});
