import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { isolated } from '@domain/shared/isolated.js';
import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { NoteField } from '../../shared/ui/fields.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { listPath } from '../../shared/ui/list-path.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { reportReasons } from '../../shared/report-reasons.js';
import { Section } from '../../shared/ui/Section.js';
import { SuspendAction } from '../../shared/suspension/SuspendAction.js';
import { Tag } from '../../shared/ui/Tag.js';
import { useReviewCase } from '../../shared/review-case/use-review-case.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type Report, REPORT_STATUS_LABELS, reportedNameOf, t } from './report.js';
import { OtherReports, ReportDetails, ReportEvidence } from './ReportEvidence.js';
import { ReviewCaseDesk, ReviewCaseOutcome } from '../../shared/review-case/ReviewCaseDesk.js';

export default function ReportShow() {
  return (
    <RecordPage<Report> resource="reports">
      {(report) => (
        <>
          <PageTitle>{`${reportReasons(report.reason)}: ${isolated(reportedNameOf(report))}`}</PageTitle>
          <ReportDesk key={report.id} report={report} />
        </>
      )}
    </RecordPage>
  );
}

const DECISIONS = [
  { action: 'uphold', shortcut: 'u', variant: 'contained', color: 'error' },
  { action: 'warn', shortcut: 'w', variant: 'outlined', color: 'error' },
  { action: 'dismiss', shortcut: 'd', variant: 'outlined', color: 'inherit' },
] as const;
type ReportDecision = (typeof DECISIONS)[number]['action'];

/** One report: its evidence, the reported user and the decision. */
function ReportDesk({ report }: { report: Report }) {
  const state = useReviewCase('reports', report);
  const [openDialog, setOpenDialog] = useState<ReportDecision | null>(null);
  const close = () => setOpenDialog(null);
  const reportedName = reportedNameOf(report);
  const status = REPORT_STATUS_LABELS[report.status];
  const decide = (action: ReportDecision, note: string) => {
    close();
    state.decide({
      action,
      body: { note: note.trim() || undefined },
      summary: t(`${action}Summary`, { name: reportedName }),
    });
  };
  return (
    <>
      <ReviewCaseDesk
        state={state}
        status={status}
        tags={<Tag>{t(report.kind)}</Tag>}
        submittedLabel={t('reported')}
        claimHint={t('claimHint')}
        claimEndedText={t('claimEnded')}
        options={DECISIONS.filter(({ action }) => report.about || action !== 'warn').map(
          ({ action, ...look }) => ({ label: t(action), onSelect: () => setOpenDialog(action), ...look }),
        )}
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
        <ReportedUser report={report} />
      </ReviewCaseDesk>
      {openDialog && state.canDecide && (
        <ReportDecisionDialog
          decision={openDialog}
          reportedName={reportedName}
          onClose={close}
          onDecide={(note) => decide(openDialog, note)}
        />
      )}
    </>
  );
}

/** The reported user, the number of reports about them, and a button to suspend them. */
function ReportedUser({ report }: { report: Report }) {
  const { about, reportsAboutThem, whyNot, aboutLastDecisionId } = report;
  const mayAct = whyNot !== 'yourself' && whyNot !== 'table_mate';
  return (
    <Section title={t('reportedPerson')}>
      <Typography>
        <UserLink user={about} />
      </Typography>
      {about && (
        <Typography sx={{ mb: 1.5 }}>
          <Link component={RouterLink} to={listPath('reports', { userId: about.id })}>
            {t('reportCount', { count: reportsAboutThem })}
          </Link>{' '}
          {t('reportCountText')}
        </Typography>
      )}
      {about && mayAct && (
        <SuspendAction
          person={{ ...about, lastDecisionId: aboutLastDecisionId }}
          button={{ fullWidth: true }}
        />
      )}
    </Section>
  );
}

interface Props {
  readonly decision: ReportDecision;
  readonly reportedName: string;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
}

function ReportDecisionDialog({ decision, reportedName, onClose, onDecide }: Props) {
  return (
    <FormDialog<{ note?: string }>
      title={t(`${decision}Title`)}
      submitLabel={t(decision)}
      color={decision === 'dismiss' ? 'primary' : 'error'}
      onSubmit={({ note = '' }) => onDecide(note)}
      onClose={onClose}
    >
      <Typography>{t(`${decision}Text`, { name: reportedName })}</Typography>
      <NoteField source="note" label={t('noteLabel')} hint={t('noteHint')} maxLength={LONGEST_REPORT_NOTE} />
    </FormDialog>
  );
}
