const IN_THE_APP = /^\/api\/pictures\//;

/** The URL of an app picture under the console's path, because the console has no app session. */
export const consolePicture = (address: string | null): string | null =>
  address?.replace(IN_THE_APP, '/api/admin/pictures/') ?? null;
