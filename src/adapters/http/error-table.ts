/** HTTP status by error code, one table per context. */
export type ErrorTable = Readonly<Record<string, number>>;
