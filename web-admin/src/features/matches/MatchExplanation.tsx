import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { AffinityHeatmap } from './AffinityHeatmap.js';
import { AffinityTable } from './AffinityTable.js';
import { type MatchRecord, runText } from './match-labels.js';

/** Why the matching run formed this table: the affinity of every pair and what they share. */
export function MatchExplanation({ match: { why, members, meetupId } }: { match: MatchRecord }): ReactNode {
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
      <Typography sx={{ mb: 1.5 }}>{runText(why.run)}</Typography>
      <DescriptionList
        items={[
          ['All pairs', `${why.meanAffinity} of 100 on average`],
          ['Least suited', `${why.worstMeanAffinity} of 100 with the others`],
        ]}
      />
      <AffinityHeatmap why={why} names={names} />
      <AffinityTable why={why} names={names} />
    </Section>
  );
}
