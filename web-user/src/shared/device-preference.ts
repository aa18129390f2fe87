/** A preference saved on this device for all its users; null if not set or if storage is not available. */
export function devicePreference(name: string): string | null {
  try {
    return localStorage.getItem(`tablemates.${name}`);
  } catch {
    return null;
  }
}

/** @returns whether it was saved; private windows and full storage fail */
export function setDevicePreference(name: string, choice: string): boolean {
  try {
    localStorage.setItem(`tablemates.${name}`, choice);
    return true;
  } catch {
    return false;
  }
}
