export const splitOfferedMessage = { kind: 'split', params: {} } as const;
export const mergeOfferedMessage = { kind: 'merge', params: {} } as const;
export const rescueOfferedMessage = { kind: 'rescue', params: {} } as const;
export const joinOfferedMessage = { kind: 'join', params: {} } as const;
