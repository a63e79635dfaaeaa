import { later } from './later.tsx';
import type { LayerPlace, LayerProps } from './LayerWindow.tsx';

export type { LayerProps } from './LayerWindow.tsx';

/**
 * What dialogs, drawers and sheets have in common: they trap and restore focus, close on Escape, and have a title and a
 * cross.
 */
export const Layer = later<LayerProps & LayerPlace>(
  async () => (await import('./LayerWindow.tsx')).LayerWindow,
  ({ opened }) => opened,
);
