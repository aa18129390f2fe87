import { BlockDialog } from './BlockDialog.js';
import type { Matter } from './matter.js';
import { ReportDialog } from './ReportDialog.js';

interface SafetyDialogProps {
  matter: Matter;
  /** The people whom one has blocked, where the matter may be a person. */
  blocked?: ReadonlySet<number>;
  onClose: () => void;
}

/** The dialog for whatever it is that somebody wants to report, or for whom they want to block. */
export function SafetyDialog({ matter, blocked, onClose }: SafetyDialogProps) {
  if (matter.dialog === 'block') return <BlockDialog person={matter.person} onClose={onClose} />;
  const { about } = matter;
  const isBlocked = about.kind !== 'meetup' && !!blocked?.has(about.person.id);
  return <ReportDialog about={about} isBlocked={isBlocked} onClose={onClose} />;
}
