export const reviewRefusals = {
  'reviews.no_longer_editable': 'This review can be read by now, so it can no longer be changed.',
} as const;
