import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useBlock } from './queries.js';
import { ReportDialog } from './ReportDialog.js';
import type { Person, SafetyAction } from './safety-action.js';

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

/** Explains the effects of a block and asks for confirmation. */
function BlockDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const block = useBlock();
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => block.mutate(person, { onSuccess: onClose })}
      action={block}
      title={t('blockTitle', { name: person.name })}
      description={t('blockText', { name: person.name })}
      labels={{ confirm: t('block'), busy: t('blocking'), cancel: t('keep') }}
    />
  );
}
