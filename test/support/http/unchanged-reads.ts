import { nameOf, type OpenApiDocument, operationFor } from './openapi-operations.js';

/** Repeats reads with the ETag of their latest answer, until the operation has answered 304 once. */
export class UnchangedReads {
  /** The names of the operations that answered 304. */
  readonly operations = new Set<string>();

  constructor(
    private readonly document: OpenApiDocument,
    private readonly send: typeof fetch,
  ) {}

  readonly fetch: typeof fetch = async (input, init) => {
    const response = await this.send(input, init);
    const found = operationFor(this.document, init?.method ?? 'GET', new URL(String(input)).pathname);
    if (response.status !== 200 || found?.method !== 'GET') return response;
    // The queues of the System page can change between two reads, because jobs of the journey still run.
    let reads = found.operation.responses[304] ? 100 : 1;
    let etag = response.headers.get('etag');
    while (etag && reads-- > 0 && !this.operations.has(nameOf(found))) {
      const headers = { ...(init?.headers as Record<string, string>), 'if-none-match': etag };
      const again = await this.send(input, { ...init, headers });
      if (again.status === 304) this.operations.add(nameOf(found));
      etag = again.headers.get('etag');
      await again.arrayBuffer();
    }
    return response;
  };
}
