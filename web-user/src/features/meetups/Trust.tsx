import { trustLevelInBrowse } from '@domain/trust-score/trust-score.js';
import { BadgeCheck } from 'lucide-react';
import type { MeetupGuest, MeetupOrganizer } from '../../shared/api/types.js';
import { label } from '../../shared/labels.js';
import { t } from './messages.js';

interface NameAndTrustProps {
  of: MeetupOrganizer | MeetupGuest;
  className?: string;
}

/** The name, and under it the score as 'Medium Trust · 60/100'. */
export function NameAndTrust({ of: { username, trustScore: score }, className }: NameAndTrustProps) {
  return (
    <div className={className}>
      <p className="font-semibold">
        <bdi>{username}</bdi>
      </p>
      <p className="text-sm text-muted">{t('trust', { level: label(trustLevelInBrowse(score)), score })}</p>
    </div>
  );
}

/** Badges for the verified steps of the organizer; renders nothing for none. */
export function VerifiedBadges({ organizer }: { organizer: MeetupOrganizer }) {
  const badges = [
    organizer.isIdVerified && t('idBadge'),
    organizer.isPhoneVerified && t('phoneBadge'),
    organizer.isProfilePictureVerified && t('photoBadge'),
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <ul aria-label={t('verified')} className="flex flex-wrap gap-1.5">
      {badges.map((badge) => (
        <li
          key={badge}
          className="inline-flex items-center gap-1 rounded-full bg-basil-soft px-2 py-0.5 text-xs font-semibold text-basil"
        >
          <BadgeCheck aria-hidden className="size-3.5" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
