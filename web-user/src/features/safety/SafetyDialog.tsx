import { BlockDialog } from './BlockDialog.js';
import type { Matter } from './matter.js';
import { ReportDialog } from './ReportDialog.js';

interface SafetyDialogProps {
  matter: Matter;
  /** Blocked users, when the target may be a user. */
  blocked?: ReadonlySet<number>;
  onClose: () => void;
}

/** Renders the dialog for the current report or block. */
export function SafetyDialog({ matter, blocked, onClose }: SafetyDialogProps) {
  if (matter.dialog === 'block') return <BlockDialog person={matter.person} onClose={onClose} />;
  const { about } = matter;
  const isBlocked = about.kind !== 'meetup' && !!blocked?.has(about.person.id);
  return <ReportDialog about={about} isBlocked={isBlocked} onClose={onClose} />;
}
