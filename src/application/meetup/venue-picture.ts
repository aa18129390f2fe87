import { isKeptHere } from '../shared/picture-store.js';
import { PictureFromElsewhere, VENUE_PICTURE } from '../shared/pictures.js';

/**
 * A picture that is kept here belongs to one meetup and is erased with it, so nobody gives the address of one that is
 * shown elsewhere. @throws PictureFromElsewhere
 */
export function ensurePictureIsFree(address: string | null): void {
  if (address && isKeptHere(address)) throw new PictureFromElsewhere(VENUE_PICTURE.field);
}
