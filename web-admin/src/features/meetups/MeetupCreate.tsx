import { MEETUP_TYPES, SEATS } from '@domain/meetup/meetup-plan.js';
import { RESTAURANT_TYPES } from '@domain/meetup/venue.js';
import { OLDEST_SOUGHT, YOUNGEST_SOUGHT } from '@domain/shared/age.js';
import Box from '@mui/material/Box';
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
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import { TitleText } from '../../shared/ui/PageTitle.js';
import { MEAL_CHOICES, type MeetupDraft, meetupRequestBody } from './meetup-draft.js';

const TYPES = { group: 'Group', '1v1': 'One on one' };
const STYLES = { casual: 'Casual', fine: 'Fine dining', fast: 'Quick', any: 'Any' };
const choices = <Id extends string>(ids: readonly Id[], names: Record<Id, string>) =>
  ids.map((id) => ({ id, name: names[id] }));

const DEFAULTS = {
  meetupType: 'group',
  maxParticipants: 6,
  venueType: 'restaurant',
  scheduledTime: 'dinner',
};
const notEmpty = required('Please fill this in');

/** The form for a meetup that staff organize, on any day. */
export default function MeetupCreate(): ReactNode {
  return (
    <Create
      title={<TitleText>New meetup</TitleText>}
      redirect="show"
      sx={{ maxWidth: '48rem' }}
      transform={(draft) => meetupRequestBody(draft as MeetupDraft)}
    >
      <SimpleForm noValidate defaultValues={DEFAULTS} toolbar={<Save />}>
        <FieldGroup title="What">
          <TextInput source="title" label="Title" validate={notEmpty} sx={FULL_WIDTH} slotProps={max(100)} />
          <TextInput
            source="description"
            label="Description"
            multiline
            minRows={3}
            sx={FULL_WIDTH}
            slotProps={max(1000)}
          />
          <SelectInput
            source="meetupType"
            label="Kind"
            choices={choices(MEETUP_TYPES, TYPES)}
            validate={notEmpty}
          />
          <NumberInput source="maxParticipants" label="Seats" min={SEATS.fewest} max={SEATS.most} />
        </FieldGroup>
        <FieldGroup title="Where">
          <TextInput source="restaurantName" label="Place" validate={notEmpty} slotProps={max(100)} />
          <TextInput source="restaurantAddress" label="Address" validate={notEmpty} slotProps={max(200)} />
          <SelectInput
            source="venueType"
            label="Cafe or restaurant"
            choices={VENUE_CHOICES}
            validate={notEmpty}
          />
          <SelectInput source="restaurantType" label="Style" choices={choices(RESTAURANT_TYPES, STYLES)} />
        </FieldGroup>
        <FieldGroup title="When">
          <DateInput source="scheduledDate" label="Date" validate={notEmpty} />
          <SelectInput source="scheduledTime" label="Meal" choices={MEAL_CHOICES} validate={notEmpty} />
          <TextInput source="atTime" label="Or another time, such as 19:30" slotProps={max(5)} />
        </FieldGroup>
        <FieldGroup title="Who">
          <NumberInput source="ageRangeMin" label="Youngest" min={YOUNGEST_SOUGHT} max={OLDEST_SOUGHT} />
          <NumberInput source="ageRangeMax" label="Oldest" min={YOUNGEST_SOUGHT} max={OLDEST_SOUGHT} />
          <NumberInput source="maxDistance" label="At most this many miles away" min={1} max={500} />
          <TextInput source="interests" label="Interests, between commas" />
          <BooleanInput
            source="enforceLimits"
            label="Only people for whom all of this is true"
            sx={FULL_WIDTH}
          />
        </FieldGroup>
      </SimpleForm>
    </Create>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Box component="fieldset" sx={FIELD_GROUP}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'h2' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

const Save = (): ReactNode => (
  <Toolbar sx={{ bgcolor: 'transparent', '&&': { px: 2 } }}>
    <SaveButton label="Invite people" icon={<></>} alwaysEnable />
  </Toolbar>
);

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
