import type { ProductUnderTest } from './test-product.js';

/** The actions in the audit log about a record, oldest first. */
export async function audited(
  { query }: Pick<ProductUnderTest, 'query'>,
  kind: string,
  id: number,
): Promise<string[]> {
  const { rows } = await query<{ action: string }>(
    'select action from audit_log where target_kind = $1 and target_id = $2 order by position',
    [kind, id],
  );
  return rows.map(({ action }) => action);
}
