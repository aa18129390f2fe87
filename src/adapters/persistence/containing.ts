/** A pattern for `like` that finds the text anywhere, its own wildcards taken as they are. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
