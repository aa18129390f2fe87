/** The browser's cache of profile pictures, filled by the service worker and emptied with everything else one leaves. */
export const PICTURE_CACHE = 'tablemates.pictures';
