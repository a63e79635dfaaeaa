export const pairingLimits = {
  page: 20,
  name: 60,
  reason: 500,
  people: 50,
  importRows: 5000,
  importBytes: 2_097_152,
  importColumns: 50,
  importSheets: 49,
};

/** PAR-29: the file that people may start from; its one row is left out if it stays in. */
export const pairTemplate = {
  headings: ['mentor_email', 'mentee_email'],
  example: ['example-mentor@example.com', 'example-mentee@example.com'],
} as const;
