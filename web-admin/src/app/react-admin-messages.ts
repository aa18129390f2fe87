import english from 'ra-language-english';

export const reactAdminMessages = english;
