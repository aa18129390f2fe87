import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { ReviewCaseDesk } from '../../shared/review-case/ReviewCaseDesk.js';
import { ReviewCaseOutcome } from '../../shared/review-case/ReviewCaseOutcome.js';
import { useReviewCase } from '../../shared/review-case/use-review-case.js';
import { SuspendDialog } from '../../shared/suspension/SuspendDialog.js';
import { Tag } from '../../shared/ui/Tag.js';
import { OtherReports } from './OtherReports.js';
import { REPORT_KIND_LABELS, REPORT_STATUS_LABELS, reportedNameOf } from './report-labels.js';
import type { Report } from './report.js';
import { type ReportDecision, ReportDecisionDialog } from './ReportDecisionDialog.js';
import { ReportDetails } from './ReportDetails.js';
import { ReportedUser } from './ReportedUser.js';
import { ReportEvidence } from './ReportEvidence.js';
import { t } from './messages.js';

const SUMMARIES = { uphold: 'upheldSummary', warn: 'warnedSummary', dismiss: 'dismissedSummary' } as const;

/** One report: its evidence, the reported user and the decision. */
export function ReportDesk({ report }: { report: Report }): ReactNode {
  const state = useReviewCase('reports', report);
  const [openDialog, setOpenDialog] = useState<ReportDecision | 'suspend' | null>(null);
  const close = () => setOpenDialog(null);
  const reportedName = reportedNameOf(report);
  const status = REPORT_STATUS_LABELS[report.status];
  const decide = (action: ReportDecision, note: string) => {
    close();
    state.decide({
      action,
      body: { note: note.trim() || undefined },
      summary: t(SUMMARIES[action], { name: reportedName }),
    });
  };
  return (
    <>
      <ReviewCaseDesk
        state={state}
        status={status}
        tags={<Tag>{REPORT_KIND_LABELS[report.kind]}</Tag>}
        submittedLabel={t('reported')}
        claimHint={t('claimHint')}
        claimEndedText={t('claimEnded')}
        options={[
          {
            label: t('uphold'),
            shortcut: 'u',
            variant: 'contained',
            color: 'error',
            onSelect: () => setOpenDialog('uphold'),
          },
          ...(report.about
            ? [
                {
                  label: t('warn'),
                  shortcut: 'w',
                  variant: 'outlined' as const,
                  color: 'error' as const,
                  onSelect: () => setOpenDialog('warn'),
                },
              ]
            : []),
          {
            label: t('dismiss'),
            shortcut: 'd',
            variant: 'outlined',
            color: 'inherit',
            onSelect: () => setOpenDialog('dismiss'),
          },
        ]}
        outcome={
          <ReviewCaseOutcome
            record={report}
            outcome={status.label}
            details={[[t('note'), report.decisionNote]]}
          />
        }
        evidence={
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ReportDetails report={report} />
            <ReportEvidence report={report} />
            <OtherReports report={report} />
          </Box>
        }
      >
        <ReportedUser report={report} onSuspend={() => setOpenDialog('suspend')} />
      </ReviewCaseDesk>
      {openDialog !== null && openDialog !== 'suspend' && state.canDecide && (
        <ReportDecisionDialog
          decision={openDialog}
          reportedName={reportedName}
          onClose={close}
          onDecide={(note) => decide(openDialog, note)}
        />
      )}
      {openDialog === 'suspend' && report.about && (
        <SuspendDialog person={report.about} lastDecisionId={report.aboutLastDecisionId} onClose={close} />
      )}
    </>
  );
}
