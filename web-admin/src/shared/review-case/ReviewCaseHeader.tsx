import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DueTime } from '../time/DueTime.js';
import { TimeAgo } from '../time/TimeAgo.js';
import type { StatusLabel } from '../ui/status-label.js';
import { StatusTag } from '../ui/StatusTag.js';
import { isOpenCase, type ReviewCase } from './review-case.js';

interface Props {
  readonly record: ReviewCase;
  readonly status: StatusLabel;
  /** More tags, after the state. */
  readonly tags?: ReactNode;
  /** The verb before the time of submission: "Reported". */
  readonly submittedLabel: string;
  readonly children: ReactNode;
}

/** State, due time and submission time of a review case, on one line. */
export function ReviewCaseHeader({ record, status, tags, submittedLabel, children }: Props): ReactNode {
  return (
    <Box sx={HEADER}>
      <StatusTag status={status} />
      {tags}
      {isOpenCase(record) && <DueTime at={record.dueAt} />}
      <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {submittedLabel} <TimeAgo at={record.submittedAt} />
      </Box>
      {children}
    </Box>
  );
}

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 1.5,
};
