import { jest } from '@jest/globals';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];
export type Answers = Record<string, Answer | ((call: Call) => Answer)>;

/**
 * Answers `fetch` from a table such as `{ 'GET /api/user': [200, …] }` and remembers every call. What is not in the
 * table is 404.
 */
export function fakeApi(answers: Answers): { calls: Call[]; answers: Answers } {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn((input: string | URL | Request, init?: RequestInit) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    const call = {
      method,
      path,
      body: init?.body ? (JSON.parse(init.body as string) as unknown) : undefined,
    };
    calls.push(call);
    const answer = answers[`${method} ${path.split('?')[0]}`] ?? ([404, { message: 'Not found' }] as Answer);
    const [status, body, headers] = typeof answer === 'function' ? answer(call) : answer;
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  }) as typeof fetch;
  return { calls, answers };
}
