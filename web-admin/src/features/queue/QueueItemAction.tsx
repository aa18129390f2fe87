import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../shared/api/http.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { type QueueItem, queueItemPath, reviewResourceOf } from '../../shared/review-case/queue-item.js';
import { t } from './messages.js';

interface Props {
  readonly item: QueueItem;
  /** Id of the element with the item's title. */
  readonly describedBy: string;
}

/** The action of a queue item: claim, continue an own claim, or open; for another's claim, its moderator's name. */
export function QueueItemAction({ item, describedBy }: Props): ReactNode {
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
      <Button component={Link} to={path} variant="outlined" aria-describedby={describedBy}>
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
