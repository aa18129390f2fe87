import type { ProfileFields } from './profile-fields.js';

interface ProfileDraft {
  userId: number;
  fields: ProfileFields;
}

/** In memory only, for the time of this page. */
let kept: ProfileDraft | null = null;

/** Keeps what was typed into a profile that is neither saved nor discarded; null deletes it. */
export function keepProfile(draft: ProfileDraft | null): void {
  kept = draft;
}

/** What the user typed before; null for nothing. */
export const keptProfile = (userId: number): ProfileFields | null =>
  kept?.userId === userId ? kept.fields : null;
