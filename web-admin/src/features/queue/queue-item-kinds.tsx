import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { ReactNode } from 'react';
import type { QueueItemKind } from '../../shared/review-case/queue-item.js';

interface QueueItemKindLabels {
  readonly one: string;
  readonly many: string;
  readonly icon: ReactNode;
}

/** Labels and icons of the kinds of queue items. */
export const QUEUE_ITEM_KINDS: Readonly<Record<QueueItemKind, QueueItemKindLabels>> = {
  id: { one: 'ID', many: 'IDs', icon: <BadgeOutlined /> },
  picture: { one: 'Photo', many: 'Photos', icon: <CameraAltOutlined /> },
  report: { one: 'Report', many: 'Reports', icon: <FlagOutlined /> },
  appeal: { one: 'Appeal', many: 'Appeals', icon: <GavelOutlined /> },
  ending: { one: 'Proposed ending', many: 'Proposed endings', icon: <PersonOffOutlined /> },
};
