const aLine = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** The service worker may have it, also without a connection (web/app/offline). */
const isKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Loads immediately, or as soon as there is a connection. A load that fails offline cannot be repeated on this page:
 * the browser may remember that the code failed to load, and the bundler requests its styles only once.
 */
export const withLine =
  <Loaded>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    if (!navigator.onLine && !isKept()) await aLine();
    try {
      return await load();
    } catch (fault) {
      if (navigator.onLine) throw fault;
      await aLine();
      return withLine(load)();
    }
  };
