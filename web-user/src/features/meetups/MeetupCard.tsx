import { isolated } from '@domain/shared/isolated.js';
import { Armchair, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { mealLabel } from '../../shared/dates.js';
import { Avatar, AvatarStack } from '../../shared/ui/Avatar.js';
import { Button } from '../../shared/ui/Button.js';
import { DateTile } from './DateTile.js';
import { t } from './messages.js';
import { needsWaitlist } from './seats.js';
import { SeatCount } from './SeatStatus.js';
import { NameAndTrust, VerifiedBadges } from './Trust.js';
import { MeetupPicture } from './VenuePicture.js';
import { awayLabel } from './labels.js';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm text-muted *:[svg]:mt-0.5 *:[svg]:size-4 *:[svg]:shrink-0 *:[svg]:text-tomato">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A meetup in the list. */
export function MeetupCard({ meetup, onOpen }: { meetup: Meetup; onOpen: () => void }) {
  const { creator, participants } = meetup;
  const heading = `meetup-${meetup.id}`;
  const people = participants.map(({ id, username, profileImageUrl }) => ({
    id,
    name: username,
    imageUrl: profileImageUrl,
  }));
  return (
    <article
      aria-labelledby={heading}
      className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card shadow-near transition-[border-color,box-shadow] hover:border-line-strong"
    >
      <MeetupPicture meetup={meetup} className="aspect-2/1 sm:aspect-16/9">
        <DateTile date={meetup.scheduledDate} className="absolute top-3 left-3 shadow-near" />
      </MeetupPicture>
      <div className="flex grow flex-col p-4">
        <h2 id={heading} className="line-clamp-2 text-lg leading-snug">
          <bdi>{meetup.title}</bdi>
        </h2>
        <div className="mt-2 grid gap-1">
          <Fact icon={<Clock aria-hidden />}>{mealLabel(meetup.scheduledTime)}</Fact>
          <Fact icon={<MapPin aria-hidden />}>
            <bdi className="line-clamp-2">{meetup.location}</bdi>
            {meetup.distance !== null && (
              <span className="font-semibold text-ink">{awayLabel(meetup.distance)}</span>
            )}
          </Fact>
        </div>
        <div className="mt-3 flex items-center gap-2.5 border-t border-line pt-3">
          <Avatar size="sm" name={creator.username} imageUrl={creator.profileImageUrl} seed={creator.id} />
          <NameAndTrust of={creator} className="min-w-0 text-sm *:first:truncate" />
        </div>
        <div className="mt-2">
          <VerifiedBadges organizer={creator} />
        </div>
        <div className="mt-auto flex min-h-16 items-center justify-between gap-3 pt-4">
          {people.length > 0 ? (
            <AvatarStack people={people} label={people.map(({ name }) => isolated(name)).join(', ')} />
          ) : (
            <p className="text-sm text-muted">{t('nobodyYet')}</p>
          )}
          <div className="shrink-0 text-right">
            <p className="flex items-center justify-end gap-1.5 font-display text-lg font-bold">
              <Armchair aria-hidden className="size-5 text-muted" />
              <SeatCount meetup={meetup} />
            </p>
            {needsWaitlist(meetup) && (
              <p className="text-sm font-semibold text-tomato-deep">{t('waitlistOpen')}</p>
            )}
          </div>
        </div>
        <Button
          look="secondary"
          // Makes the whole card clickable.
          className="mt-4 w-full after:absolute after:inset-0"
          aria-label={t('detailsOf', { title: meetup.title })}
          onClick={onOpen}
        >
          {t('details')}
        </Button>
      </div>
    </article>
  );
}
