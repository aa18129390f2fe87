import type { ProductUnderTest } from './test-product.js';

/** Counts further uses of a rate limit for everyone who has used it, because hundreds of requests would cost seconds. */
export async function useUp(
  { query }: Pick<ProductUnderTest, 'query'>,
  limit: string,
  uses: number,
): Promise<void> {
  const { rowCount } = await query(`update rate_limits set points = points + $2 where key like $1 || ':%'`, [
    limit,
    uses,
  ]);
  if (!rowCount) throw new Error(`nobody has used the limit ${limit}`);
}
