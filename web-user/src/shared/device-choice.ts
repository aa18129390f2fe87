/** A preference saved on this device for all its users; null if not set or if storage is not available. */
export function chosenHere(name: string): string | null {
  try {
    return localStorage.getItem(`tablemates.${name}`);
  } catch {
    return null;
  }
}

/** @returns whether it was saved; private windows and full storage fail */
export function chooseHere(name: string, choice: string): boolean {
  try {
    localStorage.setItem(`tablemates.${name}`, choice);
    return true;
  } catch {
    return false;
  }
}
