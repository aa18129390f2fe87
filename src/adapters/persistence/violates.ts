import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** Whether the error says that the unique index of this name was violated. */
export function violates(error: unknown, index: string): boolean {
  return (
    error instanceof UniqueConstraintViolationException &&
    (error as { constraint?: string }).constraint === index
  );
}
