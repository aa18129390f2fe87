import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { AffinityMap } from './AffinityHeatmap.js';
import { type MatchRecord, runInWords } from './match-labels.js';
import { PairList } from './AffinityTable.js';

/** Why these people sit together: how well each suits each, and in what. */
export function WhyFormed({ match: { why, members, meetupId } }: { match: MatchRecord }): ReactNode {
  if (!why)
    return (
      <Section title="Why they sit together">
        <Typography color="text.secondary">
          {meetupId === null
            ? 'Nobody was seated here by a run, or their reasons are gone with their accounts.'
            : 'They chose this open meetup themselves.'}
        </Typography>
      </Section>
    );
  const names = new Map(members.flatMap(({ person }) => (person ? [[person.id, person.name]] : [])));
  return (
    <Section title="Why they sit together">
      <Typography sx={{ mb: 1.5 }}>{runInWords(why.run)}</Typography>
      <Facts
        facts={[
          ['All pairs', `${why.meanAffinity} of 100 on average`],
          ['Least suited', `${why.worstMeanAffinity} of 100 with the others`],
        ]}
      />
      <AffinityMap why={why} names={names} />
      <PairList why={why} names={names} />
    </Section>
  );
}
