import { later } from '../../ui/later.tsx';

/** Opened by the portal: it loads only these few lines up front, and the rest when it is needed. */
export const PulsePrompt = later(
  async () => (await import('./pulse/PulsePrompt.tsx')).PulsePrompt,
  () => 'unasked',
);
