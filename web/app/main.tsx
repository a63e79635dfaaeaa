import '../ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLanguage } from '../lib/i18n.ts';
import { loadPartsAtFirstSign } from '../ui/later.tsx';
import { App } from './App.tsx';
import { stayWithoutLine } from './without-line.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
stayWithoutLine();
loadPartsAtFirstSign();
await activateLanguage('en');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
