import { MapPin } from 'lucide-react';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { LocationFields } from './LocationFields.js';
import { t } from './messages.js';
import { useLocationForm } from './use-location-form.js';

/** Asks for the location within another form's sheet, while none is set. */
export function LocationPrompt() {
  const { location } = useMe();
  return location ? null : <Prompt />;
}

function Prompt() {
  const form = useLocationForm({ savesAtOnce: true });
  const { isPending } = form.save;
  return (
    <form
      noValidate
      aria-label={t('cardTitle')}
      className="mb-6 grid gap-3 rounded-md border border-line bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p className="flex items-center gap-2 text-sm font-semibold">
        <MapPin aria-hidden className="size-5 shrink-0 text-tomato" />
        {t('promptText')}
      </p>
      <LocationFields of={form} />
      {form.text.trim() && (
        <Button type="submit" busy={isPending}>
          {isPending ? t('saving') : t('save')}
        </Button>
      )}
    </form>
  );
}
