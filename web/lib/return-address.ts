/** M29 */
const hours = 24;

/** The page on which a visitor has just said what they want: its plain links to sign in lead there, too. */
let wishedOn = '';

const here = () => window.location.pathname + window.location.search + window.location.hash;

const write = (path: string) => {
  document.cookie = `return_to=${encodeURIComponent(path)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax`;
};

/** Where a visitor wanted to go before having to sign in (B02, M29); the server reads and clears it at sign-in. */
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

/** The page that somebody is on the way to, without taking it. */
export const returnAddress = () => {
  const path = kept();
  return isOurs(path) ? path : null;
};

/** Whether somebody is on the way to a page. */
export const hasReturnAddress = () => returnAddress() !== null;

/** Where a visitor wanted to go before having to sign in (B02, M29); the server reads and clears it at sign-in. */
export const rememberReturnAddress = (path?: string) => {
  if (path === undefined && wishedOn === here() && hasReturnAddress()) return;
  wishedOn = '';
  write(path ?? here());
};

/** The same for something they want on another page, until they move on: a time of a mentor on a card. */
export const rememberWishedAddress = (path: string) => {
  wishedOn = here();
  write(path);
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
