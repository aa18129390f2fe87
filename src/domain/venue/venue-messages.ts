/** About the venue that leads the vote now. */
export const venueMessage = (place: string) => ({ kind: 'venue', params: { place } }) as const;
export const venueOpenMessage = { kind: 'open', params: {} } as const;
/** To the member who is asked to pick, because the vote ended without a proposal. */
export const youPickMessage = { kind: 'pick', params: {} } as const;

/** A day before the start: who books the chosen venue? */
export const bookingAskedMessage = { kind: 'bookingasked', params: {} } as const;
/** After the member who had the task gave it back or lost their seat. */
export const bookingFreeMessage = { kind: 'bookingfree', params: {} } as const;
/** At the last reminder, when no member has the task. */
export const bookingOpenMessage = { kind: 'bookingopen', params: {} } as const;
export const bookingTakenMessage = { kind: 'bookingtaken', params: {} } as const;
/** Without the name of the booking, which is erased with the account that gave it. */
export const bookedMessage = (place: string) => ({ kind: 'booked', params: { place } }) as const;
export const bookingNotNeededMessage = (place: string) => ({ kind: 'notneeded', params: { place } }) as const;
export const venueFullMessage = (place: string) => ({ kind: 'full', params: { place } }) as const;
