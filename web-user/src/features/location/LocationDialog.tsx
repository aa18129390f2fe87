import { FormDialog } from '../../shared/ui/Dialog.js';
import { LocationFields } from './LocationFields.js';
import { t } from './messages.js';
import { useLocationForm } from './use-location-form.js';

/** Dialog to set the location. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const form = useLocationForm({ onSaved: onClose });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      busy={form.save.isPending}
      className="grid gap-4"
    >
      <LocationFields of={form} />
    </FormDialog>
  );
}
