import type { ReactNode } from 'react';
import { formatDateTime } from '../time/dates.js';
import { DescriptionList } from '../ui/DescriptionList.js';
import { UserLink } from '../ui/UserLink.js';
import type { ReviewCase } from './review-case.js';
import { t } from './messages.js';

interface Props {
  readonly record: ReviewCase;
  /** The label of the state. */
  readonly outcome: string;
  /** What else was decided, such as the reason. */
  readonly details: ReadonlyArray<readonly [name: string, value: ReactNode]>;
}

/** The decision about a closed review case. */
export function ReviewCaseOutcome({ record: { decidedBy, decidedAt }, outcome, details }: Props): ReactNode {
  return (
    <DescriptionList
      items={[
        [t('outcome'), outcome],
        ...details,
        [t('by'), decidedBy && <UserLink user={decidedBy} />],
        [t('when'), decidedAt && formatDateTime(decidedAt)],
      ]}
    />
  );
}
