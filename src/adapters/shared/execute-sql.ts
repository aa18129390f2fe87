/** Runs a statement in the current transaction, or on its own outside of one; parameters are written `?`. */
export type ExecuteSql = (sql: string, parameters: unknown[]) => Promise<unknown>;
