import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ReviewCaseDesk } from '../../shared/review-case/ReviewCaseDesk.js';
import { ReviewCaseOutcome } from '../../shared/review-case/ReviewCaseOutcome.js';
import { useReviewCase } from '../../shared/review-case/use-review-case.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type Application, APPLICATION_STATUS_LABELS } from './application.js';
import { t } from './messages.js';

/** One application: the sentence of the applicant, and the decision. */
export function ApplicationDesk({ application }: { application: Application }): ReactNode {
  const state = useReviewCase('applications', application);
  const status = APPLICATION_STATUS_LABELS[application.status];
  const { name, username, email, age, statement, member } = application;
  return (
    <ReviewCaseDesk
      state={state}
      status={status}
      submittedLabel={t('applied')}
      claimHint={t('claimHint')}
      claimEndedText={t('claimEnded')}
      options={[
        {
          label: t('approve'),
          shortcut: 'a',
          variant: 'contained',
          color: 'primary',
          onSelect: () => state.decide({ action: 'approve', summary: t('approvedSummary', { name }) }),
        },
        {
          label: t('reject'),
          shortcut: 'r',
          variant: 'outlined',
          color: 'error',
          onSelect: () => state.decide({ action: 'reject', summary: t('rejectedSummary', { name }) }),
        },
      ]}
      outcome={<ReviewCaseOutcome record={application} outcome={status.label} details={[]} />}
      evidence={
        <Section title={t('statement')}>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {statement ?? t('noStatement')}
          </Typography>
        </Section>
      }
    >
      <Section title={t('applicant')}>
        <DescriptionList
          items={[
            [t('name'), name],
            [t('username'), username],
            [t('email'), email],
            [t('age'), age],
            [t('member'), member && <UserLink user={member} />],
          ]}
        />
      </Section>
    </ReviewCaseDesk>
  );
}
