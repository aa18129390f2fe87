/** A question to a server of somebody else, and how much patience there is for the answer. */
export interface Question extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Begins what is said of it when it fails: `The geocoder`. */
  readonly who: string;
  readonly answerWithinMs: number;
  /** In bytes. */
  readonly largestAnswer: number;
}

/**
 * Asks and reads the JSON that comes back.
 * @throws Error where the server is away or slow, refuses, says too much, or says something that is no JSON
 */
export async function jsonFrom(url: string, question: Question): Promise<unknown> {
  const { who, answerWithinMs, largestAnswer, ...init } = question;
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${who} answered ${response.status}.`);
  }
  return JSON.parse(await textOf(response, who, largestAnswer));
}

async function textOf(response: Response, who: string, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop by an error also ends the transfer.
    if (size > largest) throw new Error(`${who} answered more than anyone would read.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
