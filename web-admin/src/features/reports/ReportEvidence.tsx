import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { Conversation } from './Conversation.js';
import type { Report } from './report.js';

/** The copy of the reported content from the time of the report. */
export function ReportEvidence({ report: { evidence, isWithheld } }: { report: Report }): ReactNode {
  if (isWithheld)
    return (
      <Section title="Evidence">
        <Typography color="text.secondary">
          You know one of the people or sat at the table, so somebody else looks at this.
        </Typography>
      </Section>
    );
  if (!evidence)
    return (
      <Section title="Evidence">
        <Typography color="text.secondary">What was copied has been erased, as its time was over.</Typography>
      </Section>
    );
  const { messages, meetup, profile } = evidence;
  return (
    <>
      {messages.length > 0 && (
        <Section title="Conversation">
          <Conversation messages={messages} />
        </Section>
      )}
      {meetup && (
        <Section title="Meetup at the time">
          <DescriptionList
            items={[
              ['Title', meetup.title],
              ['Description', meetup.description],
              ['Where', `${meetup.restaurantName}, ${meetup.restaurantAddress}`],
              ['When', `${formatCalendarDay(meetup.scheduledDate)}, ${meetup.scheduledTime}`],
            ]}
          />
        </Section>
      )}
      {profile && (
        <Section title="Profile at the time">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Avatar
              variant="rounded"
              src={profile.profileImageUrl ?? undefined}
              alt={`Profile picture of ${profile.firstName} at the time`}
              sx={{ width: 96, height: 96, fontSize: '2rem' }}
            >
              {profile.firstName[0]}
            </Avatar>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <DescriptionList
                items={[
                  ['First name', profile.firstName],
                  ['Bio', profile.bio],
                  ['Interests', profile.interests.join(', ')],
                ]}
              />
            </Box>
          </Box>
        </Section>
      )}
    </>
  );
}
