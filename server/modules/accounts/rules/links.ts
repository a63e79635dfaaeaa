/** How long an e-mailed link works, in hours (B03, B04). */
export const linkHours = { confirm: 72, reset: 6 } as const;
export type LinkPurpose = keyof typeof linkHours;

/** Letters of one kind that an address may ask for in an hour (B09). */
export const lettersAnHour = 3;
