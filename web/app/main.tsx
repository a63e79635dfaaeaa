import '../ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLanguage } from '../lib/i18n.ts';
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
await activateLanguage('en');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
