import type { ReactNode } from 'react';
import type { StatusLabel } from './status-label.js';
import { Tag } from './Tag.js';

export function StatusTag({ status: { label, tone } }: { status: StatusLabel }): ReactNode {
  return <Tag tone={tone}>{label}</Tag>;
}
