import { renewDevice } from '../../modules/notifications/index.ts';
import { quiet } from '../../ui/quiet.ts';
import { isAsset } from './kept.ts';

const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => isAsset(new URL(name).pathname));

const install = async () => {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: loadedAssets() });
  await renewDevice();
};

/**
 * Keeps the pages that somebody who is signed in has seen, for when there is no connection, and their notifications
 * coming. Nobody waits for it, and nothing else fails with it: a private window, for instance, has no service workers.
 */
export const keepSeenPages = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void install().catch(() => {}), quiet);
};
