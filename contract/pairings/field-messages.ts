export const pairingFieldMessages = {
  'pairings.no_weights': 'Please give at least one criterion a weight',
  'pairings.reason_missing': 'Please provide a reason',
} as const;
