/** Words that occur in our addresses where a slug would be: /users/current, /users/password … */
const taken = new Set(['current', 'auth', 'login', 'logout', 'password', 'confirmation']);

/** 'Nur Aïsha binti Ali' → 'nur-aisha-binti-ali'; a name without Latin letters gives 'member'. */
export const slugOf = (firstname: string, lastname: string) => {
  const words = `${firstname} ${lastname}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return /[a-z]/.test(words) && !taken.has(words) && !/^[0-9a-f]{32}$/.test(words) ? words : 'member';
};

interface Named {
  firstname: string;
  lastname: string;
  deletedAt: object | null;
}

/** The name that everyone who once met a deleted person sees (ACC-66). */
export const deletedName = { firstname: 'Deleted', lastname: 'User' } as const;

/** A person's name as it is shown: 'Deleted User' as soon as the account is deleted. */
export const fullName = ({ firstname, lastname, deletedAt }: Named) =>
  deletedAt === null ? `${firstname} ${lastname}`.trim() : `${deletedName.firstname} ${deletedName.lastname}`;
