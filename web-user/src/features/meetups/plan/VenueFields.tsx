import { RESTAURANT_TYPES } from '@domain/meetup/venue.js';
import { truncated } from '@domain/shared/readable-text.js';
import { VENUE_TYPES } from '@domain/shared/slot.js';
import { useState } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import type { NearbyPlace } from '../../../shared/api/types.js';
import { venueLabel } from '../../../shared/dates.js';
import { fieldProps } from '../../../shared/forms/field-props.js';
import { PicturePicker } from '../../../shared/pictures/PicturePicker.js';
import type { PictureChoice } from '../../../shared/pictures/use-picture.js';
import { AddressInput } from '../../../shared/places/AddressInput.js';
import { ChoiceGroup } from '../../../shared/ui/ChoiceGroup.js';
import { FieldError, Select, TextInput } from '../../../shared/ui/Field.js';
import { VenuePicture } from '../VenuePicture.js';
import { FormSection } from './FormSection.js';
import { t } from './messages.js';
import type { PlanFields } from './plan-fields.js';
import { MAX_LENGTH } from './venue-from-link.js';
import { VenuePicker } from './VenuePicker.js';

/** The venue: picked from nearby places, or typed. */
export function VenueFields({ form, picture }: { form: UseFormReturn<PlanFields>; picture: PictureChoice }) {
  const { errors } = form.formState;
  const field = fieldProps(form);
  const { control } = form;
  const [venueType, name, at] = useWatch({ control, name: ['venueType', 'restaurantName', 'at'] });
  const { ref, value, onChange } = useController({ control, name: 'restaurantAddress' }).field;
  const [isAddressUnknown, setIsAddressUnknown] = useState(false);

  function pick(place: NearbyPlace): void {
    const { latitude, longitude } = place;
    form.setValue('restaurantName', truncated(place.name, MAX_LENGTH.name));
    form.setValue('restaurantAddress', truncated(place.address ?? '', MAX_LENGTH.address));
    form.setValue('at', { latitude, longitude });
    form.clearErrors(['restaurantName', 'restaurantAddress']);
    setIsAddressUnknown(!place.address);
    form.setFocus('restaurantName');
  }

  return (
    <FormSection title={t('where')}>
      <ChoiceGroup
        legend={t('venue')}
        value={venueType}
        onChange={(chosen) => form.setValue('venueType', chosen)}
        choices={[...VENUE_TYPES].reverse().map((value) => ({ value, label: venueLabel(value) }))}
        className="grid-cols-2"
      />
      <VenuePicker venueType={venueType} isNamed={name !== ''} onPick={pick} />
      <TextInput
        label={t('place')}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        {...field('restaurantName')}
      />
      <AddressInput
        ref={ref}
        value={value}
        error={errors.restaurantAddress?.message}
        hint={isAddressUnknown ? t('addressUnknown') : undefined}
        onType={(typed) => {
          onChange(truncated(typed, MAX_LENGTH.address));
          // A changed address invalidates the coordinates, unless the place never had an address.
          if (at && !isAddressUnknown) form.setValue('at', null);
        }}
        onPick={({ label, latitude, longitude }) => {
          onChange(truncated(label, MAX_LENGTH.address));
          form.setValue('at', { latitude, longitude });
          setIsAddressUnknown(false);
        }}
      />
      <Select
        label={t('style')}
        options={[...RESTAURANT_TYPES].reverse().map((value) => ({ value, label: t(value) }))}
        {...field('restaurantType')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('picture')}</legend>
        <PicturePicker label={t('picture')} hint={t('pictureHint')} picture={picture}>
          <VenuePicture
            venue={{ venueImageUrl: picture.imageUrl, venueType }}
            className="aspect-video max-w-72 rounded-lg"
          />
        </PicturePicker>
        <FieldError>{errors.venueImageUrl?.message}</FieldError>
      </fieldset>
    </FormSection>
  );
}
