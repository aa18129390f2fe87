import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ClaimBar } from '../../shared/review-case/ClaimBar.js';
import { useIsHeld } from '../../shared/review-case/use-owns-claim.js';
import { useDecisionOn } from '../../shared/review-case/submit-decision.js';
import { useDecide } from '../../shared/review-case/use-decide.js';
import { Verdict } from '../../shared/review-case/DecisionPanel.js';
import { ShortcutsHelp } from '../../shared/shortcuts/ShortcutsHelp.js';
import { type Shortcut, useShortcuts } from '../../shared/shortcuts/use-shortcuts.js';
import { useView } from './image-viewer/use-image-view.js';
import { useNext } from '../../shared/review-case/use-claim-next.js';
import { ApproveDialog } from './ApproveDialog.js';
import { EarlierAttempts } from './EarlierAttempts.js';
import { Exhibit } from './EvidenceViewer.js';
import { Outcome } from './VerificationOutcome.js';
import { RejectDialog, type Rejecting } from './RejectDialog.js';
import { ReviewedPerson } from './AccountDetails.js';
import { ReviewHead } from './VerificationHeader.js';
import type { Verification } from './verification.js';

/** Everything about one review: what was handed in, what it is held against, and the decision. */
export function ReviewDesk({ review }: { review: Verification }): ReactNode {
  const isHeld = useIsHeld(review.claim);
  const decision = useDecisionOn('verifications', review.id);
  const canDecide = isHeld && !decision;
  const { view, moves } = useView();
  const isClose = view.zoom > 1;
  const [isSeen, setSeen] = useState(false);
  const canApprove = canDecide && (review.kind !== 'id' || isSeen);
  const [open, setOpen] = useState<'approve' | 'reject' | 'help' | null>(null);
  const close = () => setOpen(null);
  const { mutate: decide, isPending, error } = useDecide('verifications', review);
  const { mutate: goOn, isPending: isFindingNext } = useNext();

  const what = `the ${review.kind === 'id' ? 'ID' : 'photo'} of ${review.person?.name ?? 'a deleted user'}`;
  const approve = useCallback(
    (dateOfBirthAgrees?: boolean) => {
      setOpen(null);
      decide({ verb: 'approve', body: { dateOfBirthAgrees }, says: `Approved ${what}` });
    },
    [decide, what],
  );
  const reject = ({ reason, note }: Rejecting) => {
    setOpen(null);
    decide({ verb: 'reject', body: { reason, note: note.trim() || undefined }, says: `Rejected ${what}` });
  };
  const askOrApprove = useCallback(
    () => (review.kind === 'id' ? setOpen('approve') : approve()),
    [approve, review.kind],
  );

  const shortcuts = useMemo<Shortcut[]>(
    () => [
      { key: 'a', does: 'Approve', run: canApprove ? askOrApprove : undefined },
      { key: 'r', does: 'Reject', run: canDecide ? () => setOpen('reject') : undefined },
      { key: 'n', does: 'Claim the next, the oldest that nobody is on', run: goOn },
      { key: '+', does: 'Zoom in', run: moves.closer },
      { key: '-', does: 'Zoom out', run: moves.farther },
      { key: '0', does: 'Show all of it', run: moves.whole },
      { key: 't', does: 'Turn it', run: () => moves.turn(1) },
      ...ARROWS.map(([key, side]) => ({
        key,
        does: `Look ${side}`,
        run: isClose ? () => moves.step(key) : undefined,
      })),
      { key: '?', does: 'Show these keys', run: () => setOpen('help') },
    ],
    [askOrApprove, canApprove, canDecide, goOn, isClose, moves],
  );
  useShortcuts(shortcuts);

  return (
    <>
      <ReviewHead review={review}>
        <ShortcutsHelp
          shortcuts={shortcuts}
          isOpen={open === 'help'}
          setOpen={(isOpen) => setOpen(isOpen ? 'help' : null)}
        />
      </ReviewHead>
      {!decision && review.whyNot !== 'over' && (
        <ClaimBar
          resource="verifications"
          record={review}
          isHeld={isHeld}
          invitation="Claim it to see what was handed in. It is yours for 15 minutes then."
          ended="Your claim has ended, and the file was put away. Nothing was decided."
        />
      )}
      <Box sx={DESK}>
        <Box sx={{ minWidth: 0 }}>
          <Exhibit
            review={review}
            isHeld={canDecide}
            view={view}
            moves={moves}
            frameRef={focusUnlessBusy}
            onSeen={setSeen}
          />
        </Box>
        <Box sx={SIDE}>
          <Verdict
            resource="verifications"
            id={review.id}
            canDecide={canDecide}
            ways={[
              {
                label: 'Approve',
                shortcut: 'a',
                variant: 'contained',
                color: 'success',
                onChoose: askOrApprove,
                notYet: canApprove ? null : 'You can approve once the file is open.',
              },
              {
                label: 'Reject',
                shortcut: 'r',
                variant: 'outlined',
                color: 'error',
                onChoose: () => setOpen('reject'),
              },
            ]}
            outcome={review.whyNot === 'over' ? <Outcome review={review} /> : null}
            isBusy={isPending}
            error={error}
            isFindingNext={isFindingNext}
            onNext={goOn}
          />
          <ReviewedPerson review={review} />
          <EarlierAttempts review={review} />
        </Box>
      </Box>
      {open === 'approve' && canDecide && (
        <ApproveDialog
          review={review}
          onClose={close}
          onApprove={approve}
          onMismatch={() => setOpen('reject')}
        />
      )}
      {open === 'reject' && canDecide && <RejectDialog review={review} onClose={close} onReject={reject} />}
    </>
  );
}

/** Whoever has claimed it, or has taken a decision back, goes on with the keyboard at what there is to look at. */
function focusUnlessBusy(frame: HTMLElement | null): void {
  const at = document.activeElement;
  if (at === null || at === document.body || at.matches('h1, [aria-label=Claim]'))
    frame?.focus({ preventScroll: true });
}

const ARROWS = [
  ['ArrowLeft', 'to the left'],
  ['ArrowRight', 'to the right'],
  ['ArrowUp', 'farther up'],
  ['ArrowDown', 'farther down'],
] as const;

const DESK = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 19rem', lg: 'minmax(0, 1fr) 22rem' },
  alignItems: 'start',
  gap: 2,
};
const SIDE = { display: 'grid', gap: 2, minWidth: 0, position: { md: 'sticky' }, top: 16 };
