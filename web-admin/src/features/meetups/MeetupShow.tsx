import { isolated } from '@domain/shared/isolated.js';
import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Field } from '../../shared/ui/fields.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordAction } from '../../shared/ui/RecordAction.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { dateMealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import type { UserReference } from '../../shared/api/types.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { isUpcoming, type MeetupRecord, seatsText, STATUS_LABELS, t } from './meetup.js';

/** One meetup with its participants and its waitlist. */
export default function MeetupShow() {
  return (
    <RecordPage<MeetupRecord> resource="meetups">
      {(meetup) => (
        <Stack spacing={2}>
          <PageTitle>{meetup.title}</PageTitle>
          <Section
            title={`${dateMealLabel(meetup.scheduledDate, meetup.scheduledTime)} · ${venueLabel(meetup.venueType)}`}
            aside={<StatusTag status={STATUS_LABELS[meetup.status]} />}
          >
            <DescriptionList
              items={[
                [t('where'), `${isolated(meetup.restaurantName)}\n${isolated(meetup.restaurantAddress)}`],
                [t('seats'), seatsText(meetup)],
                [t('by'), meetup.byStaff ? t('staff') : <UserLink user={meetup.organizer} />],
                [t('about'), meetup.description],
                [
                  t('picture'),
                  meetup.venueImageUrl && <VenuePicture key="picture" address={meetup.venueImageUrl} />,
                ],
                [
                  t('chat'),
                  <RouterLink key="chat" to={`/matches/${meetup.matchId}/show`}>
                    {t('tableNumber', { id: meetup.matchId })}
                  </RouterLink>,
                ],
              ]}
            />
            {isUpcoming(meetup.status) && <CancelMeetup meetup={meetup} />}
          </Section>
          <ParticipantList title={t('coming')} users={meetup.participants} emptyText={t('noneComing')} />
          <ParticipantList title={t('waitlist')} users={meetup.waitlist} emptyText={t('noneWaiting')} />
        </Stack>
      )}
    </RecordPage>
  );
}

/** @param props.users in the order of joining */
function ParticipantList(props: { title: string; users: readonly UserReference[]; emptyText: string }) {
  const { title, users, emptyText } = props;
  return (
    <Section title={title}>
      {users.length === 0 ? (
        <Typography color="text.secondary">{emptyText}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 3, columns: { sm: 2, lg: 3 } }}>
          {users.map((person) => (
            <li key={person.id}>
              <UserLink user={person} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

/** The picture of the venue. An external URL is not loaded and becomes a link, as in `web-user`. */
function VenuePicture({ address }: { address: string }) {
  if (!address.startsWith('/')) {
    return (
      <Link href={address} target="_blank" rel="noreferrer">
        {address}
      </Link>
    );
  }
  return <Box component="img" src={address} alt={t('pictureAlt')} sx={PICTURE} />;
}

const PICTURE = {
  display: 'block',
  width: '100%',
  maxWidth: '20rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
};

const LONGEST_REASON = 300;

function CancelMeetup({ meetup }: { meetup: MeetupRecord }) {
  return (
    <RecordAction<MeetupRecord, { reason?: string }>
      resource="meetups"
      verb="cancel"
      record={meetup}
      label={t('cancel')}
      button={{ color: 'error', sx: { mt: 2 } }}
      title={t('cancelTitle', { title: meetup.title })}
      text={t('cancelText', { count: meetup.participants.length + meetup.waitlist.length })}
      done={t('cancelDone')}
      body={({ lastDecisionId }, { reason }) => ({
        reason: reason?.trim() || undefined,
        decidedAfter: lastDecisionId,
      })}
    >
      <Field source="reason" label={t('reason')} multiline minRows={2} html={{ maxLength: LONGEST_REASON }} />
    </RecordAction>
  );
}
