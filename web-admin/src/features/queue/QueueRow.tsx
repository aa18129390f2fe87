import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { Avatar, Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../shared/api/http.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { type QueueItem, queueItemPath, reviewResourceOf } from '../../shared/review-case/queue-item.js';
import { reasonText } from '../../shared/report-reasons.js';
import { COVERING_LINK } from '../../shared/ui/ResponsiveTable.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { DueTime, TimeAgo } from '../../shared/time/DueTime.js';

export const t = messagesOf('queue');

const ICONS: Readonly<Record<QueueItem['kind'], ReactNode>> = {
  id: <BadgeOutlined />,
  picture: <CameraAltOutlined />,
  report: <FlagOutlined />,
  appeal: <GavelOutlined />,
  ending: <PersonOffOutlined />,
};

export function QueueRow({ item }: { item: QueueItem }) {
  const title = useId();
  return (
    <Box component="li" sx={item.isOverdue ? OVERDUE : ROW}>
      <Avatar aria-hidden sx={DISC}>
        {ICONS[item.kind]}
      </Avatar>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Link component={RouterLink} id={title} to={queueItemPath(item)} sx={NAME}>
          {t(item.kind)}: <bdi>{item.about?.name ?? t('deletedUser')}</bdi>
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

interface Props {
  readonly item: QueueItem;
  /** Id of the element with the item's title. */
  readonly describedBy: string;
}

/** The action of a queue item: claim, continue an own claim, or open; for another's claim, its moderator's name. */
function QueueItemAction({ item, describedBy }: Props) {
  const resource = reviewResourceOf(item);
  const { mutate, isPending } = useRecordAction(resource ?? '', 'claim');
  const navigate = useNavigate();
  const notify = useNotify();
  const path = queueItemPath(item);

  if (item.claim && !item.claim.isMine)
    return (
      <Box sx={TAKEN}>
        <LockOutlined fontSize="small" aria-hidden />
        <span>{t('isOnIt', { name: item.claim.by.name })}</span>
      </Box>
    );
  if (!resource || item.claim)
    return (
      <Button component={RouterLink} to={path} variant="outlined" aria-describedby={describedBy}>
        {resource ? t('resume') : t('open')}
      </Button>
    );
  return (
    <Button
      variant="contained"
      loading={isPending}
      aria-describedby={describedBy}
      onClick={() =>
        mutate(
          { id: item.targetId },
          {
            onSuccess: () => void navigate(path),
            onError: (error) => notify(errorMessage(error), { type: 'error' }),
          },
        )
      }
    >
      {t('claim')}
    </Button>
  );
}

const TAKEN = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minWidth: 0,
  color: 'text.secondary',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};
