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

  const subject = `the ${kind === 'id' ? 'ID' : 'photo'} of ${person?.name ?? 'a deleted user'}`;
  const approve = (dateOfBirthAgrees?: boolean) => {
    close();
    state.decide({ action: 'approve', body: { dateOfBirthAgrees }, summary: `Approved ${subject}` });
  };
  const reject = ({ reason, note }: Rejection) => {
    close();
    const body = { reason, note: note.trim() || undefined };
    state.decide({ action: 'reject', body, summary: `Rejected ${subject}` });
  };
  const isApprovedId = kind === 'id' && status === 'approved';

  return (
    <>
      <ReviewCaseDesk
        state={state}
        status={STATUS_LABELS[status]}
        submittedLabel="Handed in"
        claimHint="Claim it to see what was handed in. It is yours for 15 minutes then."
        claimEndedText="Your claim has ended, and the file was put away. Nothing was decided."
        options={[
          {
            label: 'Approve',
            shortcut: 'a',
            variant: 'contained',
            color: 'success',
            onSelect: () => (kind === 'id' ? setOpenDialog('approve') : approve()),
            disabledReason: canApprove ? null : 'You can approve once the file is open.',
          },
          {
            label: 'Reject',
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
              ['Reason', reason && REASON_LABELS[reason]],
              ['Note', note],
              ['Date of birth', isApprovedId && (dateOfBirthAgrees ? 'Agrees' : 'Not on the document')],
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
  if (focused === null || focused === document.body || focused.matches('h1, [aria-label=Claim]'))
    frame?.focus({ preventScroll: true });
}
