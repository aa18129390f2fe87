import { useState } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { VenueScene } from '../../shared/ui/art/VenueScene.js';
import { cx } from '../../shared/ui/cx.js';

interface VenuePictureProps {
  venue: Pick<Meetup, 'venueImageUrl' | 'venueType'>;
  className: string;
}

/** An address elsewhere could follow whoever looks, or be one of ours at which they would ask for something. */
const isElsewhere = (url: string): boolean => /^https?:/i.test(url);

/** The place, or a drawing of its kind where there is no picture. Its room is kept from the start. */
export function VenuePicture({ venue, className }: VenuePictureProps) {
  const { venueImageUrl, venueType } = venue;
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
        <VenueScene venueType={venueType} />
      )}
    </div>
  );
}
