import { type ReactNode, useState } from 'react';
import { ReviewCaseDesk } from '../../shared/review-case/ReviewCaseDesk.js';
import { ReviewCaseOutcome } from '../../shared/review-case/ReviewCaseOutcome.js';
import { useReviewCase } from '../../shared/review-case/use-review-case.js';
import { AccountDetails } from './AccountDetails.js';
import { ApproveDialog } from './ApproveDialog.js';
import { EarlierAttempts } from './EarlierAttempts.js';
import { EvidenceViewer } from './EvidenceViewer.js';
import { imageViewShortcuts } from './image-viewer/image-view-shortcuts.js';
import { useImageView } from './image-viewer/use-image-view.js';
import { RejectDialog, type Rejection } from './RejectDialog.js';
import { REASON_LABELS, STATUS_LABELS } from './verification-labels.js';
import type { Verification } from './verification.js';
import { t } from './messages.js';

/** One verification: the submitted file, the account it belongs to and the decision. */
export function VerificationDesk({ review }: { review: Verification }): ReactNode {
  const { kind, status, reason, note, dateOfBirthAgrees, person } = review;
  const state = useReviewCase('verifications', review);
  const { canDecide } = state;
  const { view, actions } = useImageView();
  const [isSeen, setSeen] = useState(false);
  const canApprove = canDecide && (kind !== 'id' || isSeen);
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpenDialog(null);

  const name = person?.name ?? t('aDeletedUser');
  const approve = (dateOfBirthAgrees?: boolean) => {
    close();
    const summary = t('approvedSummary', { kind, name });
    state.decide({ action: 'approve', body: { dateOfBirthAgrees }, summary });
  };
  const reject = ({ reason, note }: Rejection) => {
    close();
    const body = { reason, note: note.trim() || undefined };
    state.decide({ action: 'reject', body, summary: t('rejectedSummary', { kind, name }) });
  };
  const isApprovedId = kind === 'id' && status === 'approved';

  return (
    <>
      <ReviewCaseDesk
        state={state}
        status={STATUS_LABELS[status]}
        submittedLabel={t('submitted')}
        claimHint={t('claimHint')}
        claimEndedText={t('claimEnded')}
        options={[
          {
            label: t('approve'),
            shortcut: 'a',
            variant: 'contained',
            color: 'success',
            onSelect: () => (kind === 'id' ? setOpenDialog('approve') : approve()),
            disabledReason: canApprove ? null : t('approveBlocked'),
          },
          {
            label: t('reject'),
            shortcut: 'r',
            variant: 'outlined',
            color: 'error',
            onSelect: () => setOpenDialog('reject'),
          },
        ]}
        shortcuts={imageViewShortcuts(view, actions)}
        outcome={
          <ReviewCaseOutcome
            record={review}
            outcome={STATUS_LABELS[status].label}
            details={[
              [t('reason'), reason && REASON_LABELS[reason]],
              [t('note'), note],
              [
                t('birthDate'),
                isApprovedId && (dateOfBirthAgrees ? t('birthDateMatched') : t('birthDateAbsent')),
              ],
            ]}
          />
        }
        evidence={
          <EvidenceViewer
            review={review}
            canView={canDecide}
            view={view}
            actions={actions}
            frameRef={focusUnlessBusy}
            onSeen={setSeen}
          />
        }
        isSideSticky
      >
        <AccountDetails review={review} />
        <EarlierAttempts review={review} />
      </ReviewCaseDesk>
      {openDialog === 'approve' && canDecide && (
        <ApproveDialog
          review={review}
          onClose={close}
          onApprove={approve}
          onMismatch={() => setOpenDialog('reject')}
        />
      )}
      {openDialog === 'reject' && canDecide && (
        <RejectDialog review={review} onClose={close} onReject={reject} />
      )}
    </>
  );
}

/** Moves the keyboard focus to the image after a claim or an undo, which remove the focused button. */
function focusUnlessBusy(frame: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.matches('h1, section[tabindex]'))
    frame?.focus({ preventScroll: true });
}
