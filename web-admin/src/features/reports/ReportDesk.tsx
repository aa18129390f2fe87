import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useState } from 'react';
import { ClaimBar } from '../../shared/review-case/ClaimBar.js';
import { useOwnsClaim } from '../../shared/review-case/use-owns-claim.js';
import { useQueuedDecision } from '../../shared/review-case/submit-decision.js';
import { useDecide } from '../../shared/review-case/use-decide.js';
import { DecisionPanel } from '../../shared/review-case/DecisionPanel.js';
import { ShortcutsHelp } from '../../shared/shortcuts/ShortcutsHelp.js';
import { type Shortcut, useShortcuts } from '../../shared/shortcuts/use-shortcuts.js';
import { SuspendDialog } from '../../shared/suspension/SuspendDialog.js';
import { useClaimNext } from '../../shared/review-case/use-claim-next.js';
import { ReportedUser } from './ReportedUser.js';
import { ReportDecisionDialog, type ReportDecision } from './ReportDecisionDialog.js';
import { ReportEvidence } from './ReportEvidence.js';
import type { Report } from './report.js';
import { ReportHead } from './ReportHeader.js';
import { ReportOutcome } from './ReportOutcome.js';
import { ReportDetails } from './ReportDetails.js';

/** Everything about one report: what was reported, who did, and the decision. */
export function ReportDesk({ report }: { report: Report }): ReactNode {
  const isHeld = useOwnsClaim(report.claim);
  const decision = useQueuedDecision('reports', report.id);
  const canDecide = isHeld && !decision;
  const [open, setOpen] = useState<ReportDecision | 'suspend' | 'help' | null>(null);
  const close = () => setOpen(null);
  const { mutate: decide, isPending, error } = useDecide('reports', report);
  const { mutate: goOn, isPending: isFindingNext } = useClaimNext();
  const whom = report.about?.name ?? 'a deleted user';

  const shortcuts = useMemo<Shortcut[]>(
    () => [
      { key: 'u', description: 'Uphold', run: canDecide ? () => setOpen('uphold') : undefined },
      { key: 'd', description: 'Dismiss', run: canDecide ? () => setOpen('dismiss') : undefined },
      { key: 'n', description: 'Claim the next, the oldest that nobody is on', run: goOn },
      { key: '?', description: 'Show these keys', run: () => setOpen('help') },
    ],
    [canDecide, goOn],
  );
  useShortcuts(shortcuts);

  return (
    <>
      <ReportHead report={report}>
        <ShortcutsHelp
          shortcuts={shortcuts}
          isOpen={open === 'help'}
          setOpen={(isOpen) => setOpen(isOpen ? 'help' : null)}
        />
      </ReportHead>
      {!decision && report.whyNot !== 'over' && (
        <ClaimBar
          resource="reports"
          record={report}
          ownsClaim={isHeld}
          hint="Claim it to decide. It is yours for 15 minutes then."
          endedText="Your claim has ended. Nothing was decided."
        />
      )}
      <Box sx={DESK}>
        <Box sx={COLUMN}>
          <ReportDetails report={report} />
          <ReportEvidence report={report} />
        </Box>
        <Box sx={COLUMN}>
          <DecisionPanel
            resource="reports"
            id={report.id}
            canDecide={canDecide}
            options={[
              {
                label: 'Uphold',
                shortcut: 'u',
                variant: 'contained',
                color: 'error',
                onSelect: () => setOpen('uphold'),
              },
              {
                label: 'Dismiss',
                shortcut: 'd',
                variant: 'outlined',
                color: 'inherit',
                onSelect: () => setOpen('dismiss'),
              },
            ]}
            outcome={report.whyNot === 'over' ? <ReportOutcome report={report} /> : null}
            isBusy={isPending}
            error={error}
            isClaimingNext={isFindingNext}
            onNext={goOn}
          />
          <ReportedUser report={report} onSuspend={() => setOpen('suspend')} />
        </Box>
      </Box>
      {(open === 'uphold' || open === 'dismiss') && canDecide && (
        <ReportDecisionDialog
          decision={open}
          reportedName={whom}
          onClose={close}
          onDecide={(note) => {
            close();
            decide({
              action: open,
              body: { note: note.trim() || undefined },
              summary: `${open === 'uphold' ? 'Upheld' : 'Dismissed'} the report about ${whom}`,
            });
          }}
        />
      )}
      {open === 'suspend' && report.about && <SuspendDialog person={report.about} onClose={close} />}
    </>
  );
}

const DESK = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 19rem', lg: 'minmax(0, 1fr) 22rem' },
  alignItems: 'start',
  gap: 2,
};
const COLUMN = { display: 'grid', gap: 2, minWidth: 0 };
