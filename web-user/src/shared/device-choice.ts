/** What somebody has chosen for this device, whoever signs in on it; null where nothing is or can be kept. */
export function chosenHere(name: string): string | null {
  try {
    return localStorage.getItem(`tablemates.${name}`);
  } catch {
    return null;
  }
}

/** @returns whether it could be kept; private windows and full storage refuse. */
export function chooseHere(name: string, choice: string): boolean {
  try {
    localStorage.setItem(`tablemates.${name}`, choice);
    return true;
  } catch {
    return false;
  }
}
