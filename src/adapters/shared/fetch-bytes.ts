/** A request to a third-party server, with its time limit. */
export interface Question extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Begins what is said of it when it fails: `The geocoder`. */
  readonly who: string;
  readonly answerWithinMs: number;
  /** In bytes. */
  readonly largestAnswer: number;
}

export interface ForeignAnswer {
  readonly bytes: Uint8Array;
  /** As the server says; not checked. */
  readonly contentType: string;
}

/**
 * Asks a server outside. Every such call goes through here. No redirect is followed, for it could lead to a server that
 * only this machine can reach (server-side request forgery).
 * @throws Error where the server is away or slow, refuses, redirects, or says too much
 */
export async function fetchBytes(url: string, question: Question): Promise<ForeignAnswer> {
  const { who, answerWithinMs, largestAnswer, ...init } = question;
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${who} answered ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop by an error also ends the transfer.
    if (size > largestAnswer) throw new Error(`${who} answered more than anyone would read.`);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), contentType: response.headers.get('content-type') ?? '' };
}
