import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { day } from '../../shared/time/dates.js';
import { Section } from '../../shared/ui/Section.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { Verification } from './verification.js';
import { KIND_WORDS, REASON_WORDS, STATUS_WORDS } from './verification-labels.js';

/** What the same person handed in before, and what became of it. */
export function EarlierAttempts({ review: { earlier } }: { review: Verification }): ReactNode {
  return (
    <Section title="Earlier attempts">
      {earlier.length === 0 ? (
        <Typography color="text.secondary">This is the first.</Typography>
      ) : (
        <Box component="ul" role="list" sx={LIST}>
          {earlier.map(({ id, kind, status, decidedAt, reason }) => (
            <Box component="li" key={id}>
              <Link component={RouterLink} to={`/verifications/${id}/show`} sx={{ fontWeight: 600 }}>
                {KIND_WORDS[kind]} {decidedAt && `of ${day(decidedAt)}`}
              </Link>
              <Tag tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].says}</Tag>
              {reason && <Typography color="text.secondary">{REASON_WORDS[reason]}</Typography>}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

const LIST = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
};
