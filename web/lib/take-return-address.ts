const kept = () => {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('return_to='));
  try {
    return decodeURIComponent(cookie?.slice('return_to='.length) ?? '');
  } catch {
    return '';
  }
};

/** A path of ours: one slash, and nothing that a browser could read as another host. The server judges by the same. */
const isOurs = (path: string) => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path);

/** The page that somebody is on the way to (B02, M29), without taking it. */
export const returnAddress = () => {
  const path = kept();
  return isOurs(path) ? path : null;
};

/**
 * Returns that address once, because after a sign-up the profile is set up first. Only our own paths are accepted; one
 * that is not `wanted` stays for whoever asks next.
 */
export const takeReturnAddress = (wanted = /^/) => {
  const path = kept();
  if (!wanted.test(path)) return null;
  document.cookie = 'return_to=; Max-Age=0; Path=/; SameSite=Lax';
  return isOurs(path) ? path : null;
};
