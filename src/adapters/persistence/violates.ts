import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** Whether the error is a violation of the named unique index. */
export function violates(error: unknown, index: string): boolean {
  return (
    error instanceof UniqueConstraintViolationException &&
    (error as { constraint?: string }).constraint === index
  );
}
