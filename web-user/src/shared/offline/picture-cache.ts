/** The cache of profile pictures: filled by the service worker, deleted on sign-out. */
export const PICTURE_CACHE = 'tablemates.pictures';
