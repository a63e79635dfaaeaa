interface Viewed {
  isPlatformAdmin: boolean;
  deletedAt: object | null;
}

/** B11: an admin cannot view as another platform admin, or as a person whose account is deleted. */
export const whyNotView = ({ isPlatformAdmin, deletedAt }: Viewed) => {
  if (deletedAt !== null) return 'accounts.not_found';
  return isPlatformAdmin ? 'accounts.not_viewable' : null;
};
