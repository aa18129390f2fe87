import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { t } from './messages.js';
import { SUSPENSION_KIND_LABELS, SUSPENSION_STATUS_LABELS } from './user-labels.js';
import type { SuspensionOfUser, User } from './user.js';

/** All suspensions and the ending of the user, with appeals and answers. */
export function SuspensionHistory({ user: { suspensions } }: { user: User }): ReactNode {
  return (
    <Section title={t('suspensions')}>
      {suspensions.length === 0 ? (
        <Typography color="text.secondary">{t('neverSuspended')}</Typography>
      ) : (
        <Box component="ol" role="list" sx={LIST}>
          {suspensions.map((suspension) => (
            <li key={suspension.id}>
              <SuspensionEntry suspension={suspension} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

function SuspensionEntry({ suspension }: { suspension: SuspensionOfUser }): ReactNode {
  const { kind, status, reason, until, by, agreedBy, at, liftedBy, liftedAt, appeal } = suspension;
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SUSPENSION_KIND_LABELS[kind]} <StatusTag status={SUSPENSION_STATUS_LABELS[status]} />
      </Typography>
      <DescriptionList
        items={[
          [t('reason'), reason],
          [t('from'), formatDateTime(at)],
          [t('until'), kind === 'suspension' && (until ? formatDateTime(until) : t('itIsLifted'))],
          [t('by'), by && <UserLink user={by} />],
          [t('agreedBy'), agreedBy && <UserLink user={agreedBy} />],
          [t('liftedAt'), liftedAt && formatDateTime(liftedAt)],
          [t('liftedBy'), liftedBy && <UserLink user={liftedBy} />],
          [t('appeal'), appeal && `“${appeal.note}” (${formatDateTime(appeal.at)})`],
          [t('answerText'), appeal?.answer && `“${appeal.answer}” (${formatDateTime(appeal.answeredAt!)})`],
        ]}
      />
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' },
};
