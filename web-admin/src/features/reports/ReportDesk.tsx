import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useState } from 'react';
import { ClaimBar } from '../../shared/review-case/ClaimBar.js';
import { useIsHeld } from '../../shared/review-case/use-owns-claim.js';
import { useDecisionOn } from '../../shared/review-case/submit-decision.js';
import { useDecide } from '../../shared/review-case/use-decide.js';
import { Verdict } from '../../shared/review-case/DecisionPanel.js';
import { ShortcutsHelp } from '../../shared/shortcuts/ShortcutsHelp.js';
import { type Shortcut, useShortcuts } from '../../shared/shortcuts/use-shortcuts.js';
import { SuspendDialog } from '../../shared/suspension/SuspendDialog.js';
import { useNext } from '../../shared/review-case/use-claim-next.js';
import { AboutThem } from './ReportedUser.js';
import { DecideDialog, type Ruling } from './ReportDecisionDialog.js';
import { Evidence } from './ReportEvidence.js';
import type { Report } from './report.js';
import { ReportHead } from './ReportHeader.js';
import { ReportOutcome } from './ReportOutcome.js';
import { Reported } from './ReportDetails.js';

/** Everything about one report: what was reported, who did, and the decision. */
export function ReportDesk({ report }: { report: Report }): ReactNode {
  const isHeld = useIsHeld(report.claim);
  const decision = useDecisionOn('reports', report.id);
  const canDecide = isHeld && !decision;
  const [open, setOpen] = useState<Ruling | 'suspend' | 'help' | null>(null);
  const close = () => setOpen(null);
  const { mutate: decide, isPending, error } = useDecide('reports', report);
  const { mutate: goOn, isPending: isFindingNext } = useNext();
  const whom = report.about?.name ?? 'a deleted user';

  const shortcuts = useMemo<Shortcut[]>(
    () => [
      { key: 'u', does: 'Uphold', run: canDecide ? () => setOpen('uphold') : undefined },
      { key: 'd', does: 'Dismiss', run: canDecide ? () => setOpen('dismiss') : undefined },
      { key: 'n', does: 'Claim the next, the oldest that nobody is on', run: goOn },
      { key: '?', does: 'Show these keys', run: () => setOpen('help') },
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
          isHeld={isHeld}
          invitation="Claim it to decide. It is yours for 15 minutes then."
          ended="Your claim has ended. Nothing was decided."
        />
      )}
      <Box sx={DESK}>
        <Box sx={COLUMN}>
          <Reported report={report} />
          <Evidence report={report} />
        </Box>
        <Box sx={COLUMN}>
          <Verdict
            resource="reports"
            id={report.id}
            canDecide={canDecide}
            ways={[
              {
                label: 'Uphold',
                shortcut: 'u',
                variant: 'contained',
                color: 'error',
                onChoose: () => setOpen('uphold'),
              },
              {
                label: 'Dismiss',
                shortcut: 'd',
                variant: 'outlined',
                color: 'inherit',
                onChoose: () => setOpen('dismiss'),
              },
            ]}
            outcome={report.whyNot === 'over' ? <ReportOutcome report={report} /> : null}
            isBusy={isPending}
            error={error}
            isFindingNext={isFindingNext}
            onNext={goOn}
          />
          <AboutThem report={report} onSuspend={() => setOpen('suspend')} />
        </Box>
      </Box>
      {(open === 'uphold' || open === 'dismiss') && canDecide && (
        <DecideDialog
          ruling={open}
          whom={whom}
          onClose={close}
          onDecide={(note) => {
            close();
            decide({
              verb: open,
              body: { note: note.trim() || undefined },
              says: `${open === 'uphold' ? 'Upheld' : 'Dismissed'} the report about ${whom}`,
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
