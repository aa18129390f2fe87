/** A row or card that the link of its name covers; the links and buttons beside it stay clickable. */
export const COVERED_ROW = {
  position: 'relative',
  '& td:not(:first-of-type) a, & dd a, & button': { position: 'relative', zIndex: 1 },
} as const;

/** The link of a covered row, which makes all of it clickable. */
export const COVERING_LINK = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
