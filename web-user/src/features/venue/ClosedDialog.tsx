import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { t } from './messages.js';

interface ClosedDialogProps {
  /** The name of the place. */
  name: string;
  onSuggest: () => void;
  onClose: () => void;
}

/** Says that the place is closed at the hour of the match, and lets the user propose it anyway: the map may be wrong. */
export function ClosedDialog({ name, onSuggest, onClose }: ClosedDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('closedThen')} description={t('closedThenText', { name })}>
      <Button className="w-full" onClick={onSuggest}>
        {t('suggestAnyway')}
      </Button>
    </Dialog>
  );
}
