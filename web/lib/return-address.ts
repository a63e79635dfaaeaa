const minutes = 30;

/** Where a visitor wanted to go before having to sign in (B02); the server reads and clears it at sign-in. */
export const rememberReturnAddress = (path = window.location.pathname + window.location.search) => {
  document.cookie = `return_to=${encodeURIComponent(path)}; Max-Age=${minutes * 60}; Path=/; SameSite=Lax`;
};

/**
 * Returns that address once, because after a sign-up the profile is set up first. Only our own paths are accepted; one
 * that is not `wanted` stays for whoever asks next.
 */
export const takeReturnAddress = (wanted = /^/) => {
  const kept = document.cookie.split('; ').find((one) => one.startsWith('return_to='));
  const path = decodeURIComponent(kept?.slice('return_to='.length) ?? '');
  if (!wanted.test(path)) return null;
  document.cookie = 'return_to=; Max-Age=0; Path=/; SameSite=Lax';
  return /^\/(?![/\\])/.test(path) ? path : null;
};
