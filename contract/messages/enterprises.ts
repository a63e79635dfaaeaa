export const enterpriseRefusals = {} as const;
