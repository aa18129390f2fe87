import { RESTAURANT_TYPES } from '@domain/meetup/venue.js';
import { truncated } from '@domain/shared/readable-text.js';
import { VENUE_TYPES } from '@domain/shared/slot.js';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { NearbyPlace } from '../../../shared/api/types.js';
import { venueLabel } from '../../../shared/dates.js';
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

interface VenueFieldsProps {
  form: UseFormReturn<PlanFields>;
  picture: PictureChoice;
}

/** The venue: picked from nearby places, or typed. */
export function VenueFields({ form, picture }: VenueFieldsProps) {
  const { errors } = form.formState;
  const [venueType, name, at] = useWatch({
    control: form.control,
    name: ['venueType', 'restaurantName', 'at'],
  });
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
      <Controller
        control={form.control}
        name="venueType"
        render={({ field }) => (
          <ChoiceGroup
            legend={t('venue')}
            value={field.value}
            onChange={field.onChange}
            choices={[...VENUE_TYPES].reverse().map((value) => ({ value, label: venueLabel(value) }))}
            className="grid-cols-2"
          />
        )}
      />
      <VenuePicker venueType={venueType} isNamed={name !== ''} onPick={pick} />
      <TextInput
        label={t('place')}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        error={errors.restaurantName?.message}
        {...form.register('restaurantName')}
      />
      <Controller
        control={form.control}
        name="restaurantAddress"
        render={({ field }) => (
          <AddressInput
            ref={field.ref}
            value={field.value}
            error={errors.restaurantAddress?.message}
            hint={isAddressUnknown ? t('addressUnknown') : undefined}
            onType={(typed) => {
              field.onChange(truncated(typed, MAX_LENGTH.address));
              // A changed address invalidates the coordinates, unless the place never had an address.
              if (at && !isAddressUnknown) form.setValue('at', null);
            }}
            onPick={({ label, latitude, longitude }) => {
              field.onChange(truncated(label, MAX_LENGTH.address));
              form.setValue('at', { latitude, longitude });
              setIsAddressUnknown(false);
            }}
          />
        )}
      />
      <Select
        label={t('style')}
        error={errors.restaurantType?.message}
        options={[...RESTAURANT_TYPES].reverse().map((value) => ({ value, label: t(value) }))}
        {...form.register('restaurantType')}
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
