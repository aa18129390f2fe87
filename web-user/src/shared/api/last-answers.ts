/*
 * The server forbids browsers to keep answers, so they ask with no ETag of their own. The last answers of this page
 * stay in its memory, for polls to be told that nothing has changed.
 */

export interface LastAnswer {
  readonly etag: string;
  readonly text: string;
  readonly headers: Headers;
}

const MOST = 6;
const answers = new Map<string, LastAnswer>();

/** Of the address; null where it is not remembered. Held by the call, because others may push it out meanwhile. */
export const lastAnswerOf = (address: string): LastAnswer | null => answers.get(address) ?? null;

/** To be sent along with a GET. */
export const conditionFor = (last: LastAnswer | null): Record<string, string> =>
  last ? { 'If-None-Match': last.etag } : {};

/** The last answer once more, where the server says that it still holds. */
export async function unchangedAnswer(last: LastAnswer | null, response: Response): Promise<Response | null> {
  if (!last || response.status !== 304) return null;
  // Without being read it would not count as finished.
  await response.text();
  return new Response(last.text, { headers: last.headers });
}

/** Remembers an answer in JSON that has an ETag; of many the latest. @returns it, still to be read */
export async function rememberAnswer(address: string, response: Response): Promise<Response> {
  const { headers } = response;
  const etag = headers.get('ETag');
  if (!etag || !headers.get('Content-Type')?.includes('json')) return response;
  const text = await response.text();
  answers.delete(address);
  answers.set(address, { etag, text, headers });
  if (answers.size > MOST) answers.delete(answers.keys().next().value!);
  return new Response(text, { headers });
}

export const forgetAnswers = (): void => answers.clear();
