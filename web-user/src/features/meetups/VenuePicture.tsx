import { type ReactNode, useState } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { VenueScene } from '../../shared/ui/art/VenueScene.js';
import { cuisineOf } from './cuisine.js';
import { cx } from '../../shared/ui/cx.js';
import { SeatStatus } from './SeatStatus.js';

interface VenuePictureProps {
  venue: Pick<Meetup, 'venueImageUrl' | 'venueType'> &
    Partial<Pick<Meetup, 'restaurantName' | 'restaurantType' | 'title' | 'description'>>;
  className: string;
}

/**
 * Absolute URLs are not shown: an external one could track viewers, and one of our own could trigger a request to the
 * API.
 */
const isElsewhere = (url: string): boolean => /^https?:/i.test(url);

/**
 * The picture of the venue, or an illustration of its cuisine and style as the fallback. The aspect ratio prevents a layout shift.
 */
export function VenuePicture({ venue, className }: VenuePictureProps) {
  const { venueImageUrl, venueType, restaurantName, restaurantType, title, description } = venue;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = venueImageUrl !== null && venueImageUrl !== brokenUrl && !isElsewhere(venueImageUrl);
  return (
    <div className={cx('overflow-hidden bg-sunken', className)}>
      {isShown ? (
        <img
          src={venueImageUrl}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(venueImageUrl)}
          className="size-full object-cover"
        />
      ) : (
        <VenueScene
          venueType={venueType}
          dish={cuisineOf(restaurantName, title, description)}
          style={restaurantType}
          seed={restaurantName}
        />
      )}
    </div>
  );
}

interface MeetupPictureProps {
  meetup: Meetup;
  className: string;
  children?: ReactNode;
}

/** The picture of the venue with how the user stands to the meetup in its corner. */
export function MeetupPicture({ meetup, className, children }: MeetupPictureProps) {
  return (
    <div className="relative">
      <VenuePicture venue={meetup} className={className} />
      {children}
      <div className="absolute top-3 right-3 flex flex-col items-end gap-1.5">
        <SeatStatus meetup={meetup} className="ring-2 ring-card" />
      </div>
    </div>
  );
}
