import { isolated } from '@domain/shared/isolated.js';
import { initialOf } from '@domain/shared/readable-text.js';
import { trustLevel } from '@domain/trust-score/trust-score.js';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Avatar, Box, Typography } from '@mui/material';
import { formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { fullName, RELIABILITY_LABELS, t, type User } from './user.js';

export function UserProfile({ user }: { user: User }) {
  return (
    <Section title={t('profile')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Avatar
          variant="rounded"
          src={user.profileImageUrl ?? undefined}
          alt={t('pictureOf', { name: fullName(user) })}
          sx={{ width: 96, height: 96, fontSize: '2rem' }}
        >
          {initialOf(user.firstName)}
        </Avatar>
        <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
          <DescriptionList
            items={[
              [t('number'), user.id],
              [t('username'), user.username],
              [t('email'), user.email],
              [
                t('undeliverable'),
                user.undeliverable && (
                  <>
                    {t('undeliverableSince', { day: formatDay(user.undeliverable.since) })}
                    <bdi>{user.undeliverable.serverReply}</bdi>
                  </>
                ),
              ],
              [t('phone'), user.phoneEnding && t('phoneEnding', { digits: user.phoneEnding })],
              [t('age'), user.age],
              [t('role'), t(user.role)],
              [t('location'), user.location],
              [t('bio'), user.bio],
              [t('interests'), user.interests.map(isolated).join(', ')],
              [t('joined'), formatDay(user.createdAt)],
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}

const TRUST_STEPS = ['email', 'birthDate', 'phone', 'idDocument', 'profilePicture'] as const;

export function UserTrust({ user: { trustScore, trustSteps } }: { user: User }) {
  return (
    <Section title={t('trust')}>
      <Typography sx={{ mb: 1.5 }}>
        <Box component="strong" sx={{ fontSize: '1.5rem' }}>
          {trustScore}
        </Box>{' '}
        {t('ofHundred', { level: t(trustLevel(trustScore)) })}
      </Typography>
      <Box component="ul" role="list" sx={LIST}>
        {TRUST_STEPS.map((step) => (
          <Box component="li" key={step}>
            {trustSteps[step] ? (
              <CheckCircleOutlined aria-hidden color="success" fontSize="small" />
            ) : (
              <RadioButtonUnchecked aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            )}
            {t(step)}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {trustSteps[step] ? t('verified') : t('notVerified')}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  display: 'grid',
  gap: 0.75,
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
};

/** Attendance statistics, visible to staff only. */
export function UserReliability({ user: { reliability } }: { user: User }) {
  return (
    <Section title={t('reliability')} aside={<StatusTag status={RELIABILITY_LABELS[reliability.level]} />}>
      <DescriptionList
        items={[
          [t('dinners'), reliability.dinners],
          [t('showedUp'), reliability.attended],
          [t('noShows'), reliability.noShows],
          [t('lateCancellations'), reliability.lateCancels],
        ]}
      />
    </Section>
  );
}
