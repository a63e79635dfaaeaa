/** The lists that platform admins add to, with their names on the page. */
export const ownLists = {
  industries: 'Industries',
  skills: 'Skills',
  languages: 'Languages',
  companies: 'Companies',
  universities: 'Universities',
} as const;
export type OwnList = keyof typeof ownLists;
