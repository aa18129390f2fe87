import { BlockDialog } from './BlockDialog.js';
import type { SafetyAction } from './safety-action.js';
import { ReportDialog } from './ReportDialog.js';

interface SafetyDialogProps {
  action: SafetyAction;
  /** Blocked users, when the target may be a user. */
  blocked?: ReadonlySet<number>;
  onClose: () => void;
}

/** Renders the dialog for the current report or block. */
export function SafetyDialog({ action: matter, blocked, onClose }: SafetyDialogProps) {
  if (matter.dialog === 'block') return <BlockDialog person={matter.person} onClose={onClose} />;
  const { about } = matter;
  const isBlocked = about.kind !== 'meetup' && !!blocked?.has(about.person.id);
  return <ReportDialog about={about} isBlocked={isBlocked} onClose={onClose} />;
}
