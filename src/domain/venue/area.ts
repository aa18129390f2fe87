/** Fallback of the location line while no venue is chosen, in the format `Near Brookline`. */
export const near = (area: string): string => `${AREA_BEGINS}${area}`;
const AREA_BEGINS = 'Near ';

/** Parses the area of such a line. @returns null for the line of a venue */
export const areaIn = (line: string): string | null =>
  line.startsWith(AREA_BEGINS) ? line.slice(AREA_BEGINS.length) : null;

/** Whether a location line is a venue: not the fallback, and not null. */
export const isVenue = (line: string | null): line is string => line !== null && areaIn(line) === null;
