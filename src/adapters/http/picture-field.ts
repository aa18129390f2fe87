import { Text } from './fields.js';

/** The length limit of a picture as a base64 data URL. */
const MAX_DATA_URL_LENGTH = 2_800_000;
/** The body limit with a picture field. */
export const PICTURE_BODY_LIMIT = 2_900_000;

/** A picture as a data URL, or its URL. */
export const Picture = () =>
  Text({ max: MAX_DATA_URL_LENGTH, message: 'Please select an image file (PNG, JPG, etc.)' });
