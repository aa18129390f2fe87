import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMapConfig } from '../../shared/places/map-config.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { LocationFields } from './LocationFields.js';
import { t } from './messages.js';
import { useLocationForm } from './use-location-form.js';

/** Asks for the location within another form's sheet, while none is set. */
export function LocationPrompt() {
  const { location } = useMe();
  return location ? null : <Prompt />;
}

/** Where everyone without a location counts as being at the home area, one is offered and not asked for. */
function Prompt() {
  const config = useMapConfig();
  const [isOpen, setOpen] = useState(false);
  const homeArea = config.data?.homeArea;
  if (config.isPending) return <Skeleton className="mb-6 h-11" />;
  if (!homeArea || isOpen) return <Form hasFocus={isOpen} />;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 text-sm">
      <MapPin aria-hidden className="size-5 shrink-0 text-tomato" />
      <p className="min-w-40 flex-1">{t('updatedText', { location: homeArea })}</p>
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-3"
        onClick={() => setOpen(true)}
      >
        {t('add')}
      </button>
    </div>
  );
}

function Form({ hasFocus }: { hasFocus: boolean }) {
  const form = useLocationForm({ savesAtOnce: true });
  const { isPending } = form.save;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that opened the form is gone.
    if (hasFocus) element.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <form
      ref={element}
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
