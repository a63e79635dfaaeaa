/** M29 */
const hours = 24;

/** The page on which a visitor has just said what they want: its plain links to sign in lead there, too. */
let wishedOn = '';

const here = () => window.location.pathname + window.location.search + window.location.hash;

/**
 * The address already names these pages while the one before them is still shown, with its links to sign in or up. With
 * a program in it, it is a door that people come back to after confirming (M41).
 */
const asksWho = () => /^\/users\/sign_(?:in|up)$/.test(window.location.pathname) && window.location.search === '';

const write = (path: string) => {
  document.cookie = `return_to=${encodeURIComponent(path)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax`;
};

/**
 * Where a visitor wanted to go before having to sign in (B02, M29). The server reads and clears it at sign-in; after a
 * sign-up, `take-return-address.ts` does.
 */
export const rememberReturnAddress = (path?: string) => {
  if (path === undefined && (asksWho() || (wishedOn === here() && document.cookie.includes('return_to=')))) return;
  wishedOn = '';
  write(path ?? here());
};

/** The same for something they want on another page, until they move on: a time of a mentor on a card. */
export const rememberWishedAddress = (path: string) => {
  wishedOn = here();
  write(path);
};
