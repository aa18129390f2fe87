import { apiErrorFrom, messageOf, refusalOf } from '../../../../web-user/src/shared/api/api-error.js';

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

  it.each([
    ['{}', 'Failed to join meetup'],
    ['', 'Failed to join meetup'],
    ['{"code":"unknown"}', 'Failed to join meetup'],
    ['{"message":"The chair is broken"}', 'The chair is broken'],
    ['upstream is away', 'upstream is away'],
  ])('gives way to the default of its operation where it is only the status text: %s', (text, message) => {
    expect(messageOf(apiErrorFrom(500, 'Internal Server Error', text), 'Failed to join meetup')).toBe(
      message,
    );
  });

  it('carries the error of each field', () => {
    const error = apiErrorFrom(400, 'Bad Request', '{"message":"No","fields":{"bio":"Too long"}}');
    expect(error.fields).toEqual({ bio: 'Too long' });
    expect(apiErrorFrom(500, '', 'oops').fields).toEqual({});
  });
});

describe('the message of a rate limit', () => {
  const limited = (retryAfter: string | null, code = 'too_many_attempts') =>
    apiErrorFrom(429, '', JSON.stringify({ message: 'Three moves a day.', code }), retryAfter).message;

  it.each([
    ['1', 'in 1 second'],
    ['59', 'in 59 seconds'],
    ['60', 'in 1 minute'],
    ['61', 'in 2 minutes'],
    ['5399', 'in 90 minutes'],
    ['7200', 'in 2 hours'],
    ['172800', 'in 2 days'],
  ])('says when to try again: %s seconds', (retryAfter, when) => {
    expect(limited(retryAfter)).toBe(`Too many tries. Try again ${when}.`);
  });

  it('keeps the reason of a rule', () => {
    expect(limited('7200', 'too_many_moves')).toBe('Three moves a day. Try again in 2 hours.');
  });

  it.each([null, '', '0', '-5', 'Wed, 21 Oct 2026 07:28:00 GMT', 'NaN', 'Infinity'])(
    'stays as it is without a number of seconds: %s',
    (retryAfter) => expect(limited(retryAfter)).toBe('Three moves a day.'),
  );
});

describe('the reason of a refusal', () => {
  const answered = (status: number) => apiErrorFrom(status, '', JSON.stringify({ message: 'Not today.' }));

  it.each([400, 403, 409, 429])('is the message of a response with status %s', (status) => {
    expect(refusalOf(answered(status))).toBe('Not today.');
  });

  it('is undefined for a failure of the server or of the connection', () => {
    expect(refusalOf(answered(500))).toBeUndefined();
    expect(refusalOf(answered(503))).toBeUndefined();
    expect(refusalOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
