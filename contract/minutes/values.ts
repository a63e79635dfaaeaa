/** What stands in the minutes of a session: points to talk about before it, and actions that were agreed in it. */
export const minutesKinds = ['agenda', 'action'] as const;
export type MinutesKind = (typeof minutesKinds)[number];

export const minutesPhases = ['before', 'under_way', 'over'] as const;
export type MinutesPhase = (typeof minutesPhases)[number];

export const minutesLimits = { line: 300, notes: 5000 };
/** The most lines of each kind in one session. */
export const mostLines = { agenda: 20, action: 30 } as const satisfies Record<MinutesKind, number>;
