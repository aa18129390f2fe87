import type { ReactNode } from 'react';
import { Tag } from '../../shared/ui/Tag.js';
import { statusInWords } from './meetup-labels.js';

/** The state of a meetup. */
export function MeetupStatus({ status }: { status: string }): ReactNode {
  const { name, tone } = statusInWords(status);
  return <Tag tone={tone}>{name}</Tag>;
}
