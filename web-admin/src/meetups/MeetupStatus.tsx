import type { ReactNode } from 'react';
import { Tag } from '../ui/Tag.js';
import { statusInWords } from './meetup-words.js';

/** The state of a meetup. */
export function MeetupStatus({ status }: { status: string }): ReactNode {
  const { name, tone } = statusInWords(status);
  return <Tag tone={tone}>{name}</Tag>;
}
