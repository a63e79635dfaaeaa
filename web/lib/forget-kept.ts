/** At sign-out: what was begun here goes, its files and the address to come back to as well (M29). */
export const forgetKept = () => {
  for (const name of Object.keys(localStorage)) if (name.startsWith('kept:')) localStorage.removeItem(name);
  // Some browsers have none, or none in private windows.
  globalThis.indexedDB?.deleteDatabase('kept-files');
  document.cookie = 'return_to=; Max-Age=0; Path=/; SameSite=Lax';
};
