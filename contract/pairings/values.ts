export const pairingLimits = { page: 20, name: 60, reason: 500, people: 50, importRows: 1000, importBytes: 2_097_152 };
