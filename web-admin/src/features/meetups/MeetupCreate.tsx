import { MEETUP_TYPES, SEATS } from '@domain/meetup/meetup-plan.js';
import { RESTAURANT_TYPES } from '@domain/meetup/venue.js';
import { OLDEST_SOUGHT, YOUNGEST_SOUGHT } from '@domain/shared/age.js';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  Create,
  DateInput,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { VENUE_CHOICES } from '../../shared/slots/slot-labels.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { MEAL_CHOICES, type MeetupDraft, meetupRequestBody, t } from './meetup.js';

const DEFAULTS = {
  meetupType: 'group',
  maxParticipants: 6,
  venueType: 'restaurant',
  scheduledTime: 'dinner',
};
/** react-admin resets a new form after it is painted, and a fast user has typed by then. */
const KEEP_TYPED = { keepDirtyValues: true };
const notEmpty = required(t('required'));

/** The form for a meetup that staff organize, on any day. */
export default function MeetupCreate() {
  return (
    <Create
      title={false}
      redirect="show"
      sx={{ maxWidth: '48rem' }}
      transform={(draft) => meetupRequestBody(draft as MeetupDraft)}
    >
      <PageTitle>{t('newMeetup')}</PageTitle>
      <SimpleForm noValidate defaultValues={DEFAULTS} resetOptions={KEEP_TYPED} toolbar={<Save />}>
        <FieldGroup title={t('what')}>
          <TextInput
            source="title"
            label={t('title')}
            validate={notEmpty}
            sx={FULL_WIDTH}
            slotProps={max(100)}
          />
          <TextInput
            source="description"
            label={t('description')}
            multiline
            minRows={3}
            sx={FULL_WIDTH}
            slotProps={max(1000)}
          />
          <SelectInput
            source="meetupType"
            label={t('kind')}
            choices={choicesOf(MEETUP_TYPES, t)}
            validate={notEmpty}
          />
          <NumberInput source="maxParticipants" label={t('seats')} min={SEATS.fewest} max={SEATS.most} />
        </FieldGroup>
        <FieldGroup title={t('where')}>
          <TextInput source="restaurantName" label={t('place')} validate={notEmpty} slotProps={max(100)} />
          <TextInput
            source="restaurantAddress"
            label={t('address')}
            validate={notEmpty}
            slotProps={max(200)}
          />
          <SelectInput
            source="venueType"
            label={t('cafeOrRestaurant')}
            choices={VENUE_CHOICES}
            validate={notEmpty}
          />
          <SelectInput source="restaurantType" label={t('style')} choices={choicesOf(RESTAURANT_TYPES, t)} />
        </FieldGroup>
        <FieldGroup title={t('when')}>
          <DateInput source="scheduledDate" label={t('date')} validate={notEmpty} />
          <SelectInput source="scheduledTime" label={t('meal')} choices={MEAL_CHOICES} validate={notEmpty} />
          <TextInput source="atTime" label={t('otherTime')} slotProps={max(5)} />
        </FieldGroup>
        <FieldGroup title={t('who')}>
          <NumberInput source="ageRangeMin" label={t('youngest')} min={YOUNGEST_SOUGHT} max={OLDEST_SOUGHT} />
          <NumberInput source="ageRangeMax" label={t('oldest')} min={YOUNGEST_SOUGHT} max={OLDEST_SOUGHT} />
          <NumberInput source="maxDistance" label={t('distance')} min={1} max={500} />
          <TextInput source="interests" label={t('interests')} />
          <BooleanInput source="enforceLimits" label={t('enforce')} sx={FULL_WIDTH} />
        </FieldGroup>
      </SimpleForm>
    </Create>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={FIELD_GROUP}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'h2' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Save() {
  const { isSubmitting } = useFormState();
  return (
    <Toolbar sx={{ bgcolor: 'transparent', '&&': { px: 2 } }}>
      <SaveButton label={t('create')} icon={<></>} alwaysEnable={!isSubmitting} />
    </Toolbar>
  );
}

const max = (maxLength: number) => ({ htmlInput: { maxLength } });
const FULL_WIDTH = { gridColumn: '1 / -1' };
const FIELD_GROUP = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  width: 1,
  minWidth: 0,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
  // Each react-admin input component has other default margins.
  '& .MuiFormControl-root.MuiFormControl-root': { mt: 0, mb: 0.5 },
};
