import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import type { Person } from './safety-action.js';
import { t } from './messages.js';
import { useBlock } from './queries.js';

/** Explains the effects of a block and asks for confirmation. */
export function BlockDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const block = useBlock();
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => block.mutate(person, { onSuccess: onClose })}
      busy={block.isPending}
      error={block.error}
      title={t('blockTitle', { name: person.name })}
      description={t('blockText', { name: person.name })}
      confirmLabel={block.isPending ? t('blocking') : t('block')}
      cancelLabel={t('keep')}
    />
  );
}
