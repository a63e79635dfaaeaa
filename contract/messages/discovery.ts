export const discoveryRefusals = {} as const;
