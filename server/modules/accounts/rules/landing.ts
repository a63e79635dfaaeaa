interface Kind {
  isEnterprise: boolean;
  isPlatformAdmin: boolean;
}

/**
 * Where somebody lands who is signed in and wants nothing in particular (B02, D01). `adminHome`: the admin area of the
 * one programme that they administer.
 */
export const homeOf = ({ isEnterprise, isPlatformAdmin }: Kind, adminHome: string | null) => {
  if (isEnterprise) return '/dashboard';
  if (isPlatformAdmin) return '/main/admins';
  return adminHome ?? '/main/dashboard';
};

const longest = 2000;
/** To come back to one of these would sign out again, or ask once more. */
const pointless = /^\/(users\/(sign_in|sign_up|logout)|login)([/?#]|$)/;

/** The return address of the cookie, when it is a path of our own (B02). */
export const ownPath = (path: string | undefined) =>
  path !== undefined && path.length <= longest && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) && !pointless.test(path)
    ? path
    : null;
