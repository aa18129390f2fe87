import { PALETTE_NAMES, type PaletteName } from '../../../domain/server-and-browser/appearance/palettes.js';
import { Described, FromText, OneOf, WholeNumber } from '../fields.js';
import { AppearanceResponse } from './appearance.dto.js';

const MAX_VERSION = 2_147_483_647;
const SEEN = 'The version of the appearance that the admin has seen.';

export class PaletteBody {
  @OneOf(PALETTE_NAMES)
  palette!: PaletteName;
  @Described(SEEN)
  @WholeNumber({ min: 0, max: MAX_VERSION })
  version!: number;
}

/** For requests without a JSON body. */
export class VersionQuery {
  @Described(SEEN)
  @FromText()
  @WholeNumber({ min: 0, max: MAX_VERSION })
  version!: number;
}

export class AppearanceFileResponse extends AppearanceResponse {
  @Described('Counts the changes; a change must name the version that it changes.')
  @WholeNumber()
  version!: number;
}
