import { jest } from '@jest/globals';
import { NO_PREFERENCES } from '../../../src/domain/private-preferences/private-preferences.js';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>] | Response;
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

/** Everyone may join, unless a test says otherwise. */
export const OPEN_REGISTRATION = { policy: 'open', emailDomains: [] as string[], isInvited: false };
/** The settings of an operator who offers everything, without Google Maps. */
export const CONFIG = {
  appName: 'Tablemates',
  googleMapsApiKey: null,
  tileUrl: '',
  offersNotTheOnly: true,
  homeArea: null,
};
const DEFAULTS: Answers = {
  'POST /api/auth/registration': [200, OPEN_REGISTRATION],
  'GET /api/user/private-preferences': [200, NO_PREFERENCES],
};
const NOT_FOUND: Answer = [404, { message: 'Not found' }];

function responseOf(answer: Answer): Response {
  if (answer instanceof Response) return answer.clone();
  const [status, body, headers] = answer;
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * A mock of `fetch` with a table such as `{ 'GET /api/user': [200, …] }` that records every request but
 * those of `DEFAULTS` that the table does not have. The fallback for
 * other requests is `*`, or else 404. A function that throws is an unreachable server.
 */
export function fakeApi(answers: Answers): { calls: Call[]; answers: Answers } {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    const call = {
      method,
      path,
      body: init?.body ? (JSON.parse(init.body as string) as unknown) : undefined,
    };
    const name = `${method} ${path.split('?')[0]}`;
    if (answers[name] || !DEFAULTS[name]) calls.push(call);
    const answer = answers[name] ?? DEFAULTS[name] ?? answers['*'] ?? NOT_FOUND;
    return responseOf(typeof answer === 'function' ? await answer(call) : answer);
  }) as typeof fetch;
  return { calls, answers };
}
