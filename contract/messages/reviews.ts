export const reviewRefusals = {} as const;
