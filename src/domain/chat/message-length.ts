/** Maximum length of a message, in code points. */
export const MESSAGE_LENGTH = 2000;
