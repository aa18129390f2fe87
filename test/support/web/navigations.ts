/** The navigations away from the document, oldest first: a URL, or `reload`. */
export const navigations = (globalThis as unknown as { navigations: string[] }).navigations;
