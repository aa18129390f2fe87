import { inStorage } from './storage.js';

/** A preference saved on this device for all its users; null if not set or if storage is not available. */
export const devicePreference = (name: string): string | null =>
  inStorage(() => localStorage.getItem(`tablemates.${name}`), null);

/** @returns whether it was saved */
export const setDevicePreference = (name: string, choice: string): boolean =>
  inStorage(() => {
    localStorage.setItem(`tablemates.${name}`, choice);
    return true;
  }, false);
