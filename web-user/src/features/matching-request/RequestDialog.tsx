import { MEAL_TIMES, VENUE_TYPES } from '@domain/shared/slot.js';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { MatchingRequestPayload } from '../../shared/api/types.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { distanceLabel } from '../../shared/distances.js';
import { isComposing } from '../../shared/is-composing.js';
import { saturdayLabel } from '../../shared/moments.js';
import { MyTable } from '../../shared/my-table/MyTable.js';
import { useMe } from '../../shared/session/me.js';
import { today } from '../../shared/today.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { FormDialog } from '../../shared/ui/Dialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Slider } from '../../shared/ui/Slider.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import {
  AGE_SLIDER,
  agesLabel,
  DISTANCE_SLIDER,
  firstMissing,
  type RequestFormValues,
  requestFrom,
  saturdaysOffered,
  upperAge,
} from './request-form.js';
import { TableWishes, wishesInWords } from './TableWishes.js';

interface RequestDialogProps {
  open: boolean;
  /** Whether the form changes an open request. */
  isChange: boolean;
  /** Shown above the form. */
  locationPrompt?: ReactNode;
  /** How many friends come along; undefined where that cannot be chosen. */
  friends?: { count: number; onChange: (count: number) => void };
  wishes: RequestFormValues;
  onChange: (wishes: RequestFormValues) => void;
  onClose: () => void;
  onSubmit: (payload: MatchingRequestPayload) => void;
  busy: boolean;
  error: Error | null;
}

/** The form of a matching request. */
export function RequestDialog({
  open,
  isChange,
  locationPrompt,
  friends,
  wishes,
  onChange,
  onClose,
  onSubmit,
  busy,
  error,
}: RequestDialogProps) {
  const me = useMe();
  const [isTooEarly, setTooEarly] = useState(false);
  const payload = requestFrom(wishes);
  const missing = firstMissing(wishes);
  const change = (part: Partial<RequestFormValues>) => onChange({ ...wishes, ...part });

  function submit(): void {
    if (busy) return;
    setTooEarly(!payload);
    if (payload) onSubmit(payload);
    else toastError({ title: t('missingTitle'), description: t('missingText'), action: 'create-request' });
  }

  // A disabled button blocks submission by Enter, so the validation errors are shown here instead.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      title={t(isChange ? 'changeTitle' : 'dialogTitle')}
      description={t(isChange ? 'changeText' : 'dialogText')}
      labels={{
        cancel: t('cancel'),
        submit: t(isChange ? 'submitChange' : 'submit'),
        busy: t('submitting'),
      }}
      busy={busy}
      missing={missing && t(missing)}
      intro={locationPrompt}
      className="grid gap-6"
    >
      <ChoiceGroup
        legend={t('venue')}
        value={wishes.venueType}
        onChange={(venueType) => change({ venueType })}
        choices={[...VENUE_TYPES].reverse().map((value) => ({ value, label: venueLabel(value) }))}
        className="grid-cols-2"
      />
      <ChoiceGroup
        legend={t('date')}
        value={wishes.date}
        onChange={(date) => change({ date })}
        choices={saturdaysOffered(today(me), wishes.date).map((value) => ({
          value,
          label: saturdayLabel(value),
        }))}
        className="grid-cols-3 text-sm text-balance sm:text-base"
      />
      <ChoiceGroup
        legend={t('time')}
        value={wishes.time}
        onChange={(time) => change({ time })}
        choices={MEAL_TIMES.map((value) => ({ value, label: mealLabel(value) }))}
        className="grid-cols-2"
      />
      <Slider
        label={t('distance')}
        shown={distanceLabel(wishes.distance)}
        thumbs={[{ name: t('distance'), text: (miles) => distanceLabel(miles) }]}
        min={DISTANCE_SLIDER.min}
        max={DISTANCE_SLIDER.max}
        step={DISTANCE_SLIDER.step}
        value={[wishes.distance]}
        onChange={([distance]) => change({ distance: distance! })}
      />
      <Slider
        label={t('ages')}
        shown={agesLabel(...wishes.ages)}
        thumbs={[
          { name: t('youngest'), text: (age) => t('years', { age }) },
          { name: t('oldest'), text: (age) => t('years', { age: upperAge(age) }) },
        ]}
        min={AGE_SLIDER.min}
        max={AGE_SLIDER.max}
        step={AGE_SLIDER.step}
        value={wishes.ages}
        onChange={([min, max]) => change({ ages: [min!, max!] })}
      />
      <MyTable
        wishes={{
          fields: <TableWishes wishes={wishes} payload={payload} onChange={change} />,
          chosen: wishesInWords(wishes),
        }}
      />
      {friends && (
        <Checkbox
          label={t('bringFriend')}
          hint={t('bringFriendHint')}
          checked={friends.count > 0}
          onChange={({ target }) => friends.onChange(target.checked ? 1 : 0)}
        />
      )}
      {friends && friends.count > 0 && (
        <ChoiceGroup
          legend={t('howManyFriends')}
          value={String(friends.count)}
          onChange={(count) => friends.onChange(Number(count))}
          choices={[
            { value: '1', label: t('oneFriend') },
            { value: '2', label: t('twoFriends') },
          ]}
          className="grid-cols-2"
        />
      )}
      <FormError error={isTooEarly && !payload ? new Error(t('missingText')) : error} />
    </FormDialog>
  );
}
