import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { reasonText } from '../../shared/report-reasons.js';
import { type QueueItem, queueItemPath } from '../../shared/review-case/queue-item.js';
import { DueTime } from '../../shared/time/DueTime.js';
import { TimeAgo } from '../../shared/time/TimeAgo.js';
import { QUEUE_ITEM_KINDS } from './queue-item-kinds.js';
import { QueueItemAction } from './QueueItemAction.js';
import { t } from './messages.js';
import { COVERING_LINK } from '../../shared/ui/row-styles.js';

/** One queue item: kind, user, due time and claim. */
export function QueueRow({ item }: { item: QueueItem }): ReactNode {
  const title = useId();
  const { one, icon } = QUEUE_ITEM_KINDS[item.kind];
  return (
    <Box component="li" sx={item.isOverdue ? OVERDUE : ROW}>
      <Avatar aria-hidden sx={DISC}>
        {icon}
      </Avatar>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Link component={RouterLink} id={title} to={queueItemPath(item)} sx={NAME}>
          {one}: <bdi>{item.about?.name ?? t('deletedUser')}</bdi>
        </Link>
        <Typography variant="body2" color="text.secondary">
          {item.reason && <>{reasonText(item.reason)} · </>}
          <TimeAgo at={item.since} />
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'due' }}>
        <DueTime at={item.dueAt} />
      </Box>
      <Box sx={CLAIM}>
        <QueueItemAction item={item} describedBy={title} />
      </Box>
    </Box>
  );
}

const ROW = {
  position: 'relative',
  display: 'grid',
  // One below the other in narrow windows, where the name of a colleague would cover the due time beside it.
  gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) 11rem 13rem' },
  gridTemplateAreas: { xs: '"kind what" ". due" ". claim"', sm: '"kind what due claim"' },
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
const DISC = { gridArea: 'kind', width: 40, height: 40, bgcolor: 'brand.sunken', color: 'text.primary' };
/** The link covers the whole row. */
const NAME = {
  fontWeight: 700,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  ...COVERING_LINK,
};
/** A fixed height, so that no row moves when a claim changes. */
const CLAIM = {
  gridArea: 'claim',
  minWidth: 0,
  position: 'relative',
  zIndex: 1,
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
};
