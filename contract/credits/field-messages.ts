export const creditFieldMessages = {
  // CRD-17
  'credits.code_missing': 'Promo code is required',
  'credits.code_too_long': 'Promo code has expired or is invalid.',
  'credits.code_form': 'Please use 3 to 40 letters, digits, hyphens or underscores',
  'credits.whole_number': 'Please enter a whole number from {least} to {most}',
  'credits.day_wrong': 'Please choose a date',
  'credits.name_missing': 'Name is required',
  'credits.name_too_long': 'Please use at most 60 characters',
  'credits.cost_form': 'Please enter an amount from 0 to 100,000, with at most two decimals',
  'credits.reason_missing': 'Please say why',
  'credits.reason_too_long': 'Please use at most 500 characters',
  'credits.not_zero': 'Please enter a number other than 0',
} as const;
