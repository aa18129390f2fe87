import type { ReactNode } from 'react';
import { Tag } from '../../shared/ui/Tag.js';
import { statusInWords } from './match-labels.js';

/** The state of a table. */
export function MatchStatus({ status }: { status: string }): ReactNode {
  const { name, tone } = statusInWords(status);
  return <Tag tone={tone}>{name}</Tag>;
}
