/** The navigations away from the document, oldest first: a URL, or `reload`. */
export const departures = (globalThis as unknown as { departures: string[] }).departures;
