const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A `like` pattern for columns that contain the text; its wildcards match only themselves. */
export const likePattern = (text: string): string => `%${escaped(text)}%`;
