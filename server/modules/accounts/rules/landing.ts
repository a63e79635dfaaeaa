interface Kind {
  isEnterprise: boolean;
  isPlatformAdmin: boolean;
}

/**
 * Where a user lands after signing in without having asked for a particular page (B02, D01). `adminHome`: the admin
 * area of the one programme that they administer.
 */
export const homeOf = ({ isEnterprise, isPlatformAdmin }: Kind, adminHome: string | null) => {
  if (isEnterprise) return '/dashboard';
  if (isPlatformAdmin) return '/main/admins';
  return adminHome ?? '/main/dashboard';
};

const longest = 2000;
/** Returning to one of these would sign the user out again, or ask them to sign in once more. */
const pointless = /^\/(users\/(sign_in|sign_up|logout)|login)([/?#]|$)/;

/** The return address from the cookie, if it is a path of our own site (B02). */
export const ownPath = (path: string | undefined) =>
  path !== undefined && path.length <= longest && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) && !pointless.test(path)
    ? path
    : null;
