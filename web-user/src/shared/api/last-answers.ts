/*
 * The server forbids browsers to keep answers, so they ask with no ETag of their own. The last answers of this page
 * stay in its memory, for polls to be told that nothing has changed.
 */

interface LastAnswer {
  readonly etag: string;
  readonly text: string;
  readonly headers: Headers;
}

const MOST = 6;
const answers = new Map<string, LastAnswer>();

/** To be sent along with a GET of the address. */
export function conditionFor(address: string): Record<string, string> {
  const last = answers.get(address);
  return last ? { 'If-None-Match': last.etag } : {};
}

/** The last answer once more, where the server says that it still holds. */
export async function unchangedAnswer(address: string, response: Response): Promise<Response | null> {
  const last = response.status === 304 && answers.get(address);
  if (!last) return null;
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
