import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Ago } from '../../shared/time/TimeAgo.js';
import { Due } from '../../shared/time/DueTime.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { Verification } from './verification.js';
import { STATUS_WORDS } from './verification-labels.js';

/** Where the review stands, on one line. */
export function ReviewHead({ review, children }: { review: Verification; children: ReactNode }): ReactNode {
  const { says, tone } = STATUS_WORDS[review.status];
  const isOpen = review.decidedAt === null && review.status !== 'withdrawn';
  return (
    <Box sx={HEAD}>
      <Tag tone={tone}>{says}</Tag>
      {isOpen && <Due at={review.dueAt} />}
      <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
        Handed in <Ago at={review.submittedAt} />
      </Box>
      {children}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 1.5,
};
