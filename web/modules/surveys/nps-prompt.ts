import { later } from '../../ui/later.tsx';

/** Opened by the shells: every page loads only these few lines up front, and the rest when it is needed. */
export const NpsPrompt = later(
  async () => (await import('./nps/NpsPrompt.tsx')).NpsPrompt,
  () => 'unasked',
);
