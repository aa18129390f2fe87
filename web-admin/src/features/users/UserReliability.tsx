import type { ReactNode } from 'react';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { t } from './messages.js';
import { RELIABILITY_LABELS } from './user-labels.js';
import type { User } from './user.js';

/** Attendance statistics, visible to staff only. */
export function UserReliability({ user: { reliability } }: { user: User }): ReactNode {
  return (
    <Section title={t('reliability')} aside={<StatusTag status={RELIABILITY_LABELS[reliability.level]} />}>
      <DescriptionList
        items={[
          [t('dinners'), reliability.dinners],
          [t('showedUp'), reliability.attended],
          [t('noShows'), reliability.noShows],
          [t('lateCancellations'), reliability.lateCancels],
        ]}
      />
    </Section>
  );
}
