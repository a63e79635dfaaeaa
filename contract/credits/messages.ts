export const creditRefusals = {
  'credits.not_enough': 'You do not have enough credits.',
} as const;
