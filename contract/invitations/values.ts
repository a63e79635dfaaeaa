/** B78: how many days an invitation by link, and one by email, is valid. */
export const inviteDays = { link: 7, letter: 30 } as const;

/** INV-18, INV-24: how many milliseconds between checks while the window is open, and how long 'copied' is shown. */
export const inviteCheckEvery = 30_000;

export const copiedFor = 2000;

/** B09: the limit on addresses per call. */
export const mostInvites = 500;

/** Page size of the list of people who were invited by email. */
export const invitedPage = 10;

/**
 * INV-17: anything in a text that looks like an address. The pattern also matches words without an @ (filtered out
 * below), so that no text is scanned twice.
 */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/[\p{L}\p{N}._%+'-]+(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu) ?? [])
      .filter((one) => one.includes('@'))
      .map((one) => one.toLowerCase()),
  ),
];
