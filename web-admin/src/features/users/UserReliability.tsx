import type { ReactNode } from 'react';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { User } from './user.js';
import { RELIABILITY_WORDS } from './user-labels.js';

/** What became of the seats they had. Only staff know. */
export function Reliability({ user: { reliability } }: { user: User }): ReactNode {
  const { says, tone } = RELIABILITY_WORDS[reliability.level];
  return (
    <Section title="Reliability" aside={<Tag tone={tone}>{says}</Tag>}>
      <Facts
        facts={[
          ['Dinners', reliability.dinners],
          ['Came', reliability.attended],
          ['Did not come', reliability.noShows],
          ['Cancelled late', reliability.lateCancels],
        ]}
      />
    </Section>
  );
}
