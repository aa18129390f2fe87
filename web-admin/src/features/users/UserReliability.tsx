import type { ReactNode } from 'react';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { RELIABILITY_LABELS } from './user-labels.js';
import type { User } from './user.js';

/** Attendance statistics, visible to staff only. */
export function UserReliability({ user: { reliability } }: { user: User }): ReactNode {
  return (
    <Section title="Reliability" aside={<StatusTag status={RELIABILITY_LABELS[reliability.level]} />}>
      <DescriptionList
        items={[
          ['Dinners', reliability.dinners],
          ['Came', reliability.attended],
          ['Did not come', reliability.noShows],
          ['Cancelled late', reliability.lateCancels],
        ]}
      />
    </Section>
  );
}
