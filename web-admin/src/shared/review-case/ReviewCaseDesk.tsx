import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../time/dates.js';
import { DescriptionList } from '../ui/DescriptionList.js';
import { DueTime, TimeAgo } from '../time/DueTime.js';
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp.js';
import { type StatusLabel, StatusTag } from '../ui/Tag.js';
import { useRecordAction } from '../api/use-record-action.js';
import { type Shortcut, useShortcuts } from '../shortcuts/use-shortcuts.js';
import { UserLink } from '../ui/UserLink.js';
import { decisionKey } from './browser-decision-queue.js';
import { ClaimBar } from './ClaimBar.js';
import { type DecisionOption, DecisionPanel } from './DecisionPanel.js';
import { t } from './messages.js';
import { isOpenCase, type ReviewCase } from './review-case.js';
import type { ReviewCaseState } from './use-review-case.js';
import { passCase, useClaimNext } from './use-claim-next.js';

interface Props {
  readonly state: ReviewCaseState;
  readonly status: StatusLabel;
  /** Beside the state. */
  readonly tags?: ReactNode;
  /** The verb before the time of submission: "Reported". */
  readonly submittedLabel: string;
  /** Shown while the case has no claim. */
  readonly claimHint: string;
  /** Shown after the moderator's own claim has ended. */
  readonly claimEndedText: string;
  readonly options: readonly DecisionOption[];
  /** Shortcuts besides those of the options, of the next case and of the help. */
  readonly shortcuts?: readonly Shortcut[];
  /** Shown once the case is closed. */
  readonly outcome: ReactNode;
  /** The evidence, in the wide column. */
  readonly evidence: ReactNode;
  /** Whether the side column stays in view while the evidence scrolls. */
  readonly isSideSticky?: boolean;
  /** Below the decision, in the side column. */
  readonly children: ReactNode;
}

/** The page of one verification or report: claim it, look at the evidence, decide, go on with the next. */
export function ReviewCaseDesk(props: Props) {
  const { state, options, shortcuts = [], evidence, isSideSticky = false, children } = props;
  const { resource, record, ownsClaim, queuedDecision, canDecide } = state;
  const isClosed = record.whyNot === 'over';
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { mutate: claimNext, isPending: isClaimingNext } = useClaimNext();
  const { mutate: release, isPending: isReleasing } = useRecordAction(resource, 'release');
  /** Goes on with the next case. One that is left undecided is free for others. */
  const next = () => {
    if (!canDecide) return claimNext();
    passCase(decisionKey(resource, record.id));
    // Also after an error: a claim that has ended needs no release.
    release({ id: record.id }, { onSettled: () => claimNext() });
  };

  const allShortcuts: Shortcut[] = [
    ...options.map(({ label, shortcut, onSelect, disabledReason }) => ({
      key: shortcut,
      description: label,
      run: canDecide && !disabledReason ? onSelect : undefined,
    })),
    { key: 's', description: t('skipHint'), run: canDecide ? next : undefined },
    { key: 'n', description: t('claimNext'), run: next },
    ...shortcuts,
    { key: '?', description: t('showShortcuts'), run: () => setHelpOpen(true) },
  ];
  useShortcuts(allShortcuts);

  return (
    <>
      <Box sx={HEADER}>
        <StatusTag status={props.status} />
        {props.tags}
        {isOpenCase(record) && <DueTime at={record.dueAt} />}
        <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
          {props.submittedLabel} <TimeAgo at={record.submittedAt} />
        </Box>
        <ShortcutsHelp shortcuts={allShortcuts} isOpen={isHelpOpen} setOpen={setHelpOpen} />
      </Box>
      {!queuedDecision && !isClosed && (
        <ClaimBar
          resource={resource}
          record={record}
          ownsClaim={ownsClaim}
          hint={props.claimHint}
          endedText={props.claimEndedText}
        />
      )}
      <Box sx={COLUMNS}>
        <Box sx={{ minWidth: 0 }}>{evidence}</Box>
        <Box sx={isSideSticky ? STICKY_SIDE : SIDE}>
          <DecisionPanel
            state={state}
            options={options}
            outcome={isClosed ? props.outcome : null}
            isClaimingNext={isClaimingNext || isReleasing}
            onNext={next}
          />
          {children}
        </Box>
      </Box>
    </>
  );
}

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 1.5,
};
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 19rem', lg: 'minmax(0, 1fr) 22rem' },
  alignItems: 'start',
  gap: 2,
};
const SIDE = { display: 'grid', gap: 2, minWidth: 0 };
const STICKY_SIDE = { ...SIDE, position: { md: 'sticky' }, top: 16 };

interface ReviewCaseOutcomeProps {
  readonly record: ReviewCase;
  readonly outcome: string;
  /** What else was decided, such as the reason. */
  readonly details: ReadonlyArray<readonly [name: string, value: ReactNode]>;
}

export function ReviewCaseOutcome({
  record: { decidedBy, decidedAt },
  outcome,
  details,
}: ReviewCaseOutcomeProps) {
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
