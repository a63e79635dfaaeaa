/** B78: how long a link, and how long a letter, invites. */
export const inviteDays = { link: 7, letter: 30 } as const;

/** INV-18, INV-24: the open window looks again, and 'copied' stands, for so many milliseconds. */
export const inviteCheckEvery = 30_000;

export const copiedFor = 2000;

/** B09: addresses of one call, and of a program's last 24 hours. */
export const mostInvites = 500;

export const invitesADay = 2000;

/** A page of the list of those who were invited by letter. */
export const invitedPage = 10;

/** INV-17: what looks like an address in any text. A word without its @ is taken as well: nothing is read twice. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/[\p{L}\p{N}._%+'-]+(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu) ?? [])
      .filter((one) => one.includes('@'))
      .map((one) => one.toLowerCase()),
  ),
];
