import { Text } from './fields.js';

/** A picture just below its limit, as base64 with the start of a data URL. */
const LONGEST_DATA_URL = 2_800_000;
/** Room for the picture and for everything beside it. */
export const PICTURE_BODY_LIMIT = 2_900_000;

/** A picture as a data URL, or its address. */
export const Picture = () =>
  Text({ max: LONGEST_DATA_URL, message: 'Please select an image file (PNG, JPG, etc.)' });
