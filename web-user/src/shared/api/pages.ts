import { type Answer, fetchResponse, type Input, type OperationOf, type PathOf } from './call.js';

/** A page of a list; `next` is the URL of the next page, null on the last one. */
export interface Page<Items> {
  readonly items: Items;
  readonly next: string | null;
}

const NEXT = /<([^>]*)>\s*;\s*rel="?next"?/;

/**
 * One page of a paginated list, whose next page is named by the `Link` header.
 * @throws ApiError
 */
export async function callPage<P extends PathOf<'get'>>(
  path: P,
  input: Input<OperationOf<'get', P>>,
): Promise<Page<Answer<OperationOf<'get', P>>>> {
  const response = await fetchResponse('get', path, input);
  const [, following] = NEXT.exec(response.headers.get('Link') ?? '') ?? [];
  return {
    items: (await response.json()) as Answer<OperationOf<'get', P>>,
    next: following ? new URL(following, location.href).searchParams.get('cursor') : null,
  };
}
