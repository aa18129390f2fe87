import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/time/dates.js';
import { Tag } from '../../shared/ui/Tag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import type { Report } from './report.js';
import { t } from './messages.js';

type Messages = NonNullable<Report['evidence']>['messages'];

/** The reported message and those around it, oldest first. */
export function Conversation({ messages }: { messages: Messages }): ReactNode {
  return (
    <Box component="ol" role="list" sx={LIST}>
      {messages.map(({ id, by, firstName, isReported, text, at }) => (
        <Box component="li" key={id} sx={isReported ? REPORTED : LINE}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            {by || !firstName ? (
              <UserLink user={by} />
            ) : (
              <span>{t('deletedAuthor', { name: firstName })}</span>
            )}
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatDateTime(at)}
            </Box>
            {isReported && (
              <Tag tone="bad" icon={<FlagOutlined aria-hidden />}>
                {t('reported')}
              </Tag>
            )}
          </Box>
          <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left' }}>
            {text || <Box component="em">{t('alreadyRemoved')}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' };
const LINE = { px: 1.5, py: 0.75, borderInlineStart: '4px solid transparent' };
const REPORTED = {
  ...LINE,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'brand.beetSoft',
  borderInlineStartColor: 'error.main',
  '& a': { color: 'text.primary' },
  '& time + span': { bgcolor: 'background.paper' },
};
