export const reviewLimits = { badges: 3, text: 2000, thankYou: 1000 } as const;
