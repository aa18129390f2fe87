/** The default home area of the demo. */
export const DEMO_TOWN = { latitude: 42.28, longitude: -83.74, label: 'Ann Arbor, Michigan' } as const;
