import { Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDateTime, formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Details } from '../../shared/ui/Details.js';
import { PlainTable } from '../../shared/ui/PlainTable.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { slotLabel } from '../../shared/slots/slot-labels.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import {
  commonText,
  isSeated,
  type MatchRecord,
  memberStatusLabel,
  runText,
  sharedText,
  STATUS_LABELS,
  t,
} from './match-labels.js';

/** One match: members and explanation. The response has no chat messages, only their count. */
export default function MatchShow() {
  return (
    <RecordPage<MatchRecord> resource="matches">
      {(match) => (
        <Stack spacing={2}>
          <PageTitle>{slotLabel(match)}</PageTitle>
          <Section
            title={t('tableNumber', { id: match.id })}
            aside={<StatusTag status={STATUS_LABELS[match.status]} />}
          >
            <DescriptionList
              items={[
                [t('score'), match.meetupId === null ? t('outOf100', { score: match.matchScore }) : null],
                [t('formed'), formatDateTime(match.createdAt)],
                [t('messages'), match.messages],
                [
                  t('meetup'),
                  match.meetupId && (
                    <Link key="meetup" to={`/meetups/${match.meetupId}/show`}>
                      {t('meetupNumber', { id: match.meetupId })}
                    </Link>
                  ),
                ],
              ]}
            />
          </Section>
          <MatchMembers members={match.members} />
          <MatchExplanation match={match} />
        </Stack>
      )}
    </RecordPage>
  );
}

function MatchMembers({ members }: { members: MatchRecord['members'] }) {
  const seated = members.filter(({ status }) => isSeated(status)).length;
  return (
    <Section title={t('seated', { count: seated })}>
      <ul role="list">
        {members.map(({ person, status, joinedAt }, index) => (
          <Box component="li" key={person?.id ?? `gone-${index}`} sx={ROW}>
            <UserLink user={person} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('memberSince', { status: memberStatusLabel(status), day: formatDay(joinedAt) })}
            </Box>
          </Box>
        ))}
      </ul>
    </Section>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
};

/** Why the matching run formed this table: what its people share, and folded the affinity of every pair, the highest first. */
function MatchExplanation({ match: { why, members, meetupId } }: { match: MatchRecord }) {
  if (!why)
    return (
      <Section title={t('why')}>
        <Typography color="text.secondary">{t(meetupId === null ? 'noRun' : 'chosen')}</Typography>
      </Section>
    );
  const name = (id: number) =>
    members.find(({ person }) => person?.id === id)?.person?.name ?? t('deletedUser');
  return (
    <Section title={t('why')}>
      <Typography sx={{ mb: 1.5 }}>
        {runText(why.run)} {commonText(why)}
      </Typography>
      <Details>
        <PlainTable
          label={t('pairs')}
          columns={[t('pair'), t('affinity'), t('whatTheyShare')]}
          numbers={[1]}
          rows={why.pairs
            .toSorted((one, other) => other.affinity - one.affinity)
            .map(({ a, b, affinity, shared }) => [
              t('pairOf', { one: name(a), other: name(b) }),
              affinity,
              sharedText(shared),
            ])}
        />
      </Details>
    </Section>
  );
}
