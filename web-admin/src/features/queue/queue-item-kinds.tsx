import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { ReactNode } from 'react';
import type { QueueItemKind } from '../../shared/review-case/queue-item.js';
import { t } from './messages.js';

interface QueueItemKindLabels {
  readonly one: string;
  readonly icon: ReactNode;
}

/** Labels and icons of the kinds of queue items. */
export const QUEUE_ITEM_KINDS: Readonly<Record<QueueItemKind, QueueItemKindLabels>> = {
  id: { one: t('id'), icon: <BadgeOutlined /> },
  picture: { one: t('photo'), icon: <CameraAltOutlined /> },
  report: { one: t('report'), icon: <FlagOutlined /> },
  appeal: { one: t('appeal'), icon: <GavelOutlined /> },
  ending: { one: t('ending'), icon: <PersonOffOutlined /> },
};
