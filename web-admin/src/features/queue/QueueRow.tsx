import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Ago } from '../../shared/time/TimeAgo.js';
import { Due } from '../../shared/time/DueTime.js';
import { reasonInWords } from '../../shared/report-reasons.js';
import { KINDS } from './queue-item-kinds.js';
import { pathOf, type Work } from '../../shared/review-case/queue-item.js';
import { QueueClaim } from './QueueItemAction.js';

/** One piece of work: what it is, about whom, by when, and who is on it. */
export function QueueRow({ work }: { work: Work }): ReactNode {
  const title = useId();
  const { one, icon } = KINDS[work.kind];
  return (
    <Box component="li" sx={work.isOverdue ? OVERDUE : ROW}>
      <Avatar aria-hidden sx={DISC}>
        {icon}
      </Avatar>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Link component={RouterLink} id={title} to={pathOf(work)} sx={NAME}>
          {one}: {work.about?.name ?? 'Deleted user'}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {work.reason && <>{reasonInWords(work.reason)} · </>}
          <Ago at={work.since} />
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'due' }}>
        <Due at={work.dueAt} />
      </Box>
      <Box sx={CLAIM}>
        <QueueClaim work={work} describedBy={title} />
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px minmax(0, 1fr) auto', sm: '40px minmax(0, 1fr) 11rem 13rem' },
  gridTemplateAreas: { xs: '"kind what what" ". due claim"', sm: '"kind what due claim"' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  px: 2,
  py: 1.25,
  minHeight: { sm: 72 },
  borderTop: '1px solid',
  borderTopColor: 'divider',
  borderInlineStart: '4px solid transparent',
};
const OVERDUE = { ...ROW, borderInlineStartColor: 'error.main' };
const DISC = { gridArea: 'kind', width: 40, height: 40, bgcolor: 'house.sunken', color: 'text.primary' };
const NAME = { fontWeight: 700, color: 'text.primary', overflowWrap: 'anywhere' };
/** As high and wide with a claim as without: nothing moves when somebody claims. */
const CLAIM = {
  gridArea: 'claim',
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
};
