/** Why somebody cannot be made a platform admin, or stay one. */
export type WhyNotAdmin =
  | 'not_an_address'
  | 'there_is_one'
  | 'unknown'
  | 'closed'
  | 'not_confirmed'
  | 'already'
  | 'not_one'
  | 'only_one';

interface Known {
  deletedAt: object | null;
  confirmedAt: object | null;
  isPlatformAdmin: boolean;
}

/** The first one may be new here. */
export const whyNotFirst = (person: Known | undefined, admins: number): WhyNotAdmin | null => {
  if (admins > 0) return 'there_is_one';
  return person !== undefined && person.deletedAt !== null ? 'closed' : null;
};

/** Whoever has not confirmed an address may not be its owner. */
export const whyNotGrant = (person: Known | undefined): WhyNotAdmin | null => {
  if (person === undefined) return 'unknown';
  if (person.deletedAt !== null) return 'closed';
  if (person.isPlatformAdmin) return 'already';
  return person.confirmedAt === null ? 'not_confirmed' : null;
};

/** D30: somebody must be able to run the platform. */
export const whyNotRevoke = (person: Known | undefined, admins: number): WhyNotAdmin | null => {
  if (person === undefined) return 'unknown';
  if (person.deletedAt !== null) return 'closed';
  if (!person.isPlatformAdmin) return 'not_one';
  return admins === 1 ? 'only_one' : null;
};

export const whyNotReset = (person: Known | undefined): WhyNotAdmin | null => {
  if (person === undefined) return 'unknown';
  return person.deletedAt === null ? null : 'closed';
};
