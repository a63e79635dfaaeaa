/** How long an emailed link is valid, in hours (B03, B04). */
export const linkHours = { confirm: 72, reset: 6 } as const;
/** For the words of the command that prints such a link. */
export const resetHours = linkHours.reset;
export type LinkPurpose = keyof typeof linkHours;

/** How many emails of one kind can be requested for an address per hour (B09). */
export const lettersAnHour = 3;
