/** Node has no `localStorage`; the console reads its language from it. */
globalThis.localStorage ??= { getItem: () => null };
