import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { AffinityHeatmap } from './AffinityHeatmap.js';
import { AffinityTable } from './AffinityTable.js';
import { type MatchRecord, runText } from './match-labels.js';
import { t } from './messages.js';

/** Why the matching run formed this table: the affinity of every pair and what they share. */
export function MatchExplanation({ match: { why, members, meetupId } }: { match: MatchRecord }): ReactNode {
  if (!why)
    return (
      <Section title={t('why')}>
        <Typography color="text.secondary">{t(meetupId === null ? 'noRun' : 'chosen')}</Typography>
      </Section>
    );
  const names = new Map(members.flatMap(({ person }) => (person ? [[person.id, person.name]] : [])));
  return (
    <Section title={t('why')}>
      <Typography sx={{ mb: 1.5 }}>{runText(why.run)}</Typography>
      <DescriptionList
        items={[
          [t('allPairs'), t('average', { affinity: why.meanAffinity })],
          [t('leastSuited'), t('leastSuitedAffinity', { affinity: why.worstMeanAffinity })],
        ]}
      />
      <AffinityHeatmap why={why} names={names} />
      <AffinityTable why={why} names={names} />
    </Section>
  );
}
