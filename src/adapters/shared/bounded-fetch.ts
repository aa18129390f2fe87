/** The body of a response exceeds the limit. */
class TooManyBytes extends Error {
  constructor(serverName: string, maxBytes: number) {
    super(`${serverName} answered more than ${maxBytes} bytes.`);
    this.name = 'TooManyBytes';
  }
}

/** @throws TooManyBytes before more than the limit is kept in memory */
export async function readAtMost(
  response: Response,
  maxBytes: number,
  serverName: string,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Throwing inside the loop also cancels the transfer.
    if (size > maxBytes) throw new TooManyBytes(serverName, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A `fetch` for a library that reads the body itself. It follows no redirects. */
export const boundedFetch =
  (serverName: string, maxBytes: number) =>
  async (url: string, init: object): Promise<Response> => {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const { status, headers } = response;
    const bytes = await readAtMost(response, maxBytes, serverName);
    return new Response(bytes.length > 0 ? bytes : null, { status, headers });
  };
