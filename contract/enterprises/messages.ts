export const enterpriseRefusals = {
  'enterprises.exists_already': 'You have an enterprise already.',
} as const;
