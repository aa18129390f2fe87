import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.js';
import type { Meetup } from '../../../shared/api/types.js';
import { formErrorOf, showFieldErrors } from '../../../shared/forms/show-field-errors.js';
import { OfflineNote } from '../../../shared/offline/OfflineNote.js';
import { usePicture } from '../../../shared/pictures/use-picture.js';
import { useMe } from '../../../shared/session/me.js';
import { zoneOf } from '../../../shared/today.js';
import { FormDialog } from '../../../shared/ui/Dialog.js';
import { FormError } from '../../../shared/ui/FormError.js';
import { DescriptionFields } from './DescriptionFields.js';
import type { Draft } from './draft.js';
import { t } from './messages.js';
import { ParticipantFields } from './ParticipantFields.js';
import { isSamePlan, type PlanFields, planResolver } from './plan-fields.js';
import { ScheduleFields } from './ScheduleFields.js';
import { VenueFields } from './VenueFields.js';

/** Form fields that the server may reject by name, in the order of the form. */
const SERVER_FIELDS = [
  'title',
  'description',
  'maxParticipants',
  'venueType',
  'restaurantName',
  'restaurantAddress',
  'restaurantType',
  'venueImageUrl',
  'scheduledDate',
  'scheduledTime',
  'maxDistance',
  'requiredInterests',
] as const;

interface MeetupFormProps {
  /** Default values of the form. */
  start: PlanFields;
  /** Where unsent input is saved. */
  draft: Draft;
  /** The unsent input of an earlier visit. */
  restored: PlanFields | null;
  /** The current state when editing; null for a new meetup. */
  meetup: Meetup | null;
  /** Whether date and time are locked because participants rely on them. */
  isScheduleLocked: boolean;
  save: { isPending: boolean; error: Error | null };
  /**
   * `picture` is a data URL, null to remove it, or undefined to keep it; the callback `onRefused` shows the server's
   * field errors.
   */
  onSubmit: (
    fields: PlanFields,
    picture: string | null | undefined,
    onRefused: (error: Error) => void,
  ) => void;
  onClose: () => void;
}

/** The form of a meetup: what, where, when and the conditions to attend. */
export function MeetupForm(props: MeetupFormProps) {
  const { start, draft, meetup, isScheduleLocked: isSettled, save, onSubmit, onClose } = props;
  const me = useMe();
  const picture = usePicture(meetup?.venueImageUrl ?? null, 'wide');
  const form = useForm<PlanFields>({
    resolver: planResolver(meetup?.timeZone ?? zoneOf(me)),
    defaultValues: props.restored ?? start,
  });
  const [isRestored, setIsRestored] = useState(props.restored !== null);
  const saveDraft = useEffectEvent((fields: PlanFields) =>
    isSamePlan(fields, start) ? draft.forget() : draft.keep(fields),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );

  function startOver(): void {
    form.reset(start);
    draft.forget();
    setIsRestored(false);
  }

  function discard(): void {
    draft.forget();
    onClose();
  }

  function showFieldErrorsOf(error: Error): void {
    showFieldErrors<PlanFields>(error, SERVER_FIELDS, form.setError);
    const refused =
      error instanceof ApiError ? SERVER_FIELDS.find((field) => error.fields[field]) : undefined;
    if (refused) form.setFocus(refused);
  }

  const submit = form.handleSubmit(async (fields) =>
    onSubmit(fields, await picture.change(), showFieldErrorsOf),
  );
  const [idle, busy] = meetup ? (['save', 'saving'] as const) : (['open', 'opening'] as const);

  return (
    <FormDialog
      isInUrl
      onClose={onClose}
      onCancel={discard}
      onSubmit={submit}
      title={t(meetup ? 'editTitle' : 'title')}
      description={t(meetup ? 'editText' : 'text')}
      labels={{ cancel: t('cancel'), submit: t(idle), busy: t(save.isPending ? busy : idle) }}
      busy={save.isPending || form.formState.isSubmitting}
      className="grid gap-6"
      intro={
        isRestored && (
          <p className="mb-5 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken px-3.5 text-sm">
            <span role="status">{t('restored')}</span>
            <button
              type="button"
              onClick={startOver}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {t('startOver')}
            </button>
          </p>
        )
      }
    >
      <DescriptionFields form={form} meetup={meetup} />
      <VenueFields form={form} picture={picture} />
      <ScheduleFields form={form} isScheduleLocked={isSettled} />
      <ParticipantFields form={form} />
      <OfflineNote text={t('offline')} />
      <FormError error={formErrorOf(save.error, form.formState.errors)} />
    </FormDialog>
  );
}
