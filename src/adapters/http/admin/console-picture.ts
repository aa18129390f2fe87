const IN_THE_APP = /^\/api\/pictures\//;

/** The address under which the console, which has no session of the app, finds a picture of the app's. */
export const consolePicture = (address: string | null): string | null =>
  address?.replace(IN_THE_APP, '/api/admin/pictures/') ?? null;
