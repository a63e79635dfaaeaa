interface Viewed {
  isPlatformAdmin: boolean;
  deletedAt: object | null;
}

/** B11: nobody looks through the eyes of who may do everything, or of who has gone. */
export const whyNotView = ({ isPlatformAdmin, deletedAt }: Viewed) => {
  if (deletedAt !== null) return 'accounts.not_found';
  return isPlatformAdmin ? 'accounts.not_viewable' : null;
};
