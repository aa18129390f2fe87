/** HTTP status by error code, one table per context. */
export type ErrorTable = Readonly<Record<string, number>>;

/** Errors that use cases of every context throw, with their status. */
export const sharedErrors: ErrorTable = {
  too_many_attempts: 429,
  upload_under_way: 409,
};
