import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { moment } from '../../shared/time/dates.js';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Section } from '../../shared/ui/Section.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { SuspensionOfUser, User } from './user.js';
import { SUSPENSION_KIND_WORDS, SUSPENSION_STATUS_WORDS } from './user-labels.js';

/** When they were kept out, why, and what they said to it. */
export function Suspensions({ user: { suspensions } }: { user: User }): ReactNode {
  return (
    <Section title="Suspensions">
      {suspensions.length === 0 ? (
        <Typography color="text.secondary">Never suspended.</Typography>
      ) : (
        <Box component="ol" role="list" sx={LIST}>
          {suspensions.map((suspension) => (
            <li key={suspension.id}>
              <Entry suspension={suspension} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

function Entry({ suspension }: { suspension: SuspensionOfUser }): ReactNode {
  const { kind, status, reason, until, by, agreedBy, at, liftedBy, liftedAt, appeal } = suspension;
  const { says, tone } = SUSPENSION_STATUS_WORDS[status];
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SUSPENSION_KIND_WORDS[kind]} <Tag tone={tone}>{says}</Tag>
      </Typography>
      <Facts
        facts={[
          ['Reason', reason],
          ['From', moment(at)],
          ['Until', kind === 'suspension' && (until ? moment(until) : 'it is lifted')],
          ['By', by && <PersonLink person={by} />],
          ['Agreed by', agreedBy && <PersonLink person={agreedBy} />],
          ['Lifted', liftedAt && moment(liftedAt)],
          ['Lifted by', liftedBy && <PersonLink person={liftedBy} />],
          ['Appeal', appeal && `“${appeal.note}” (${moment(appeal.at)})`],
          ['Answer', appeal?.answer && `“${appeal.answer}” (${moment(appeal.answeredAt!)})`],
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
