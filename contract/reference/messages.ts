export const referenceRefusals = {
  'reference.not_found': 'This entry does not exist.',
} as const;
