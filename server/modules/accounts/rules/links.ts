/** How long an emailed link is valid, in hours (B03, B04). */
export const linkHours = { confirm: 72, reset: 6 } as const;
/** M39: how long the links about a changed address are valid: to confirm the new one, and to undo it at the old one. */
export const addressHours = { confirm: 72, undo: 7 * 24 } as const;
/** For the words of the command that prints such a link. */
export const resetHours = linkHours.reset;
export type LinkPurpose = keyof typeof linkHours;

/** How many emails of one kind can be requested for an address per hour (B09). */
export const lettersAnHour = 3;
