import { useId } from 'react';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LocationFields } from './LocationFields.js';
import { t } from './messages.js';
import { useLocationForm } from './use-location-form.js';

/** Dialog to set the location. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useLocationForm({ onSaved: onClose });
  const { isPending } = form.save;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={isPending}>
            {isPending ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <LocationFields of={form} />
      </form>
    </Dialog>
  );
}
