/** Where the page left its document for, oldest first: an address, or `reload`. */
export const departures = (globalThis as unknown as { departures: string[] }).departures;
