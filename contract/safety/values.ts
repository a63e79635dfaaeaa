/** Characters, reports a day, and people that one person can have blocked. */
export const safetyLimits = { reason: 500, note: 500, excerpt: 4000, reportsADay: 20, blocks: 500 } as const;

/** The reports of a queue, and the blocks that admins see, are read at once; older ones come up as these are settled. */
export const safetyListSize = 200;

/** What an admin decides about somebody who was reported. Only a program has people who can be removed from it. */
export const safetyDecisions = ['warn', 'remove', 'keep'] as const;
export type SafetyDecision = (typeof safetyDecisions)[number];

/** What became of a report; `left`: the account was gone before anybody decided. */
export const safetyOutcomes = ['warned', 'removed', 'kept', 'left'] as const;
export type SafetyOutcome = (typeof safetyOutcomes)[number];
