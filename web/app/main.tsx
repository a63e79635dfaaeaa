import '../ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signedOutCookie } from '../../contract/accounts/values.ts';
import { activateLanguage } from '../lib/i18n.ts';
import { tellSignOut } from '../lib/sign-outs.ts';
import { loadPartsAtFirstSign } from '../ui/later.tsx';
import { quiet } from '../ui/quiet.ts';
import { App } from './App.tsx';
import { stayWithoutLine } from './without-line.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
stayWithoutLine();
loadPartsAtFirstSign();
// M29: what was kept for a day goes after it, also when nobody comes back to it.
setTimeout(() => {
  import('../lib/kept/values.ts').then(({ dropExpired }) => dropExpired(), reportError);
}, quiet);
// Signed out by its address (B07): the server cannot reach what this browser keeps.
if (document.cookie.includes(`${signedOutCookie}=`)) {
  const { forgetKept } = await import('../lib/kept/places.ts');
  document.cookie = `${signedOutCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
  forgetKept();
  tellSignOut();
}
await activateLanguage('en');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
