import { interestKey, interestKeys } from '@domain/shared/interest.js';
import { trustLevel } from '@domain/trust-score/trust-score.js';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import type { PublicProfile } from '../../shared/api/types.js';
import { label } from '../../shared/labels.js';
import { useMe } from '../../shared/session/me.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Badge } from '../../shared/ui/Badge.js';
import { MenuLine } from '../../shared/ui/Card.js';
import { t } from './messages.js';

/** The score of a user with a verified email and birth date. */
const BASE_TRUST = 40;

/** What others call a user. */
export const nameIn = (profile: PublicProfile): string => profile.username || profile.firstName || '?';

function InterestList({
  label: title,
  interests,
  tone,
}: {
  label: string;
  interests: string[];
  tone: 'butter' | 'plain';
}) {
  const id = useId();
  if (interests.length === 0) return null;
  return (
    <div>
      <p id={id} className="mb-2 text-sm font-semibold text-muted">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li key={interest}>
            <Badge tone={tone}>
              <bdi>{label(interest)}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The interests of a member, those that the reader shares first: a start for a conversation. */
function Interests({ interests, own }: { interests: string[]; own: string[] }) {
  const mine = interestKeys(own);
  const shared = interests.filter((interest) => mine.has(interestKey(interest)));
  const others = interests.filter((interest) => !shared.includes(interest));
  return (
    <>
      <InterestList label={t('bothLike')} interests={shared} tone="butter" />
      <InterestList
        label={shared.length > 0 ? t('otherInterests') : t('interests')}
        interests={others}
        tone="plain"
      />
    </>
  );
}

/** Name and age range. */
export function Title({ profile }: { profile: PublicProfile }) {
  return (
    <div className="min-w-0">
      <p className="font-display text-2xl font-bold wrap-anywhere">
        <bdi>{nameIn(profile)}</bdi>
      </p>
      {profile.ageRange && <p className="text-muted">{t('ages', { range: profile.ageRange })}</p>}
    </div>
  );
}

/** Trust level and score, and what is verified. */
export function Trust({ profile }: { profile: PublicProfile }) {
  const score = profile.trustScore ?? BASE_TRUST;
  const badges = [
    profile.isIdVerified && t('idBadge'),
    profile.isPhoneVerified && t('phoneBadge'),
    profile.isProfilePictureVerified && t('photoBadge'),
  ].filter((badge) => badge !== false);
  return (
    <dl className="grid gap-2">
      <MenuLine label={t('trust')}>{t('trustScore', { level: label(trustLevel(score)), score })}</MenuLine>
      {badges.length > 0 && (
        <MenuLine label={t('verified')}>
          <span className="flex flex-wrap justify-end gap-1.5">
            {badges.map((badge) => (
              <Badge key={badge} tone="basil">
                <BadgeCheck aria-hidden className="size-4" />
                {badge}
              </Badge>
            ))}
          </span>
        </MenuLine>
      )}
    </dl>
  );
}

/** A profile as the members of the same match see it. */
export function PublicProfileView({ profile }: { profile: PublicProfile }) {
  const me = useMe();
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={nameIn(profile)} imageUrl={profile.profileImageUrl} seed={profile.id} size="xl" />
        <Title profile={profile} />
      </div>
      <p dir="auto" className={profile.bio ? 'whitespace-pre-line' : 'text-muted'}>
        {profile.bio || t('noBio')}
      </p>
      <Trust profile={profile} />
      <Interests interests={profile.interests} own={profile.id === me.id ? [] : me.interests} />
    </div>
  );
}
