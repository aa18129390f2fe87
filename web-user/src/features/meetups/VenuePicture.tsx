import { useState } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { VenueScene } from '../../shared/ui/art/VenueScene.js';
import { cx } from '../../shared/ui/cx.js';

interface VenuePictureProps {
  venue: Pick<Meetup, 'venueImageUrl' | 'venueType'>;
  className: string;
}

/** The place, or a drawing of its kind where there is no picture. Its room is kept from the start. */
export function VenuePicture({ venue, className }: VenuePictureProps) {
  const { venueImageUrl, venueType } = venue;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <div className={cx('overflow-hidden bg-sunken', className)}>
      {venueImageUrl && venueImageUrl !== brokenUrl ? (
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
        <VenueScene venueType={venueType} />
      )}
    </div>
  );
}
