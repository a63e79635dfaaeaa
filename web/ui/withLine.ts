const aLine = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Loads immediately, or as soon as there is a connection. A load that fails offline cannot be repeated on this page:
 * the browser may remember that the code failed to load, and the bundler requests its styles only once.
 */
export const withLine =
  <Loaded>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    if (!navigator.onLine) await aLine();
    try {
      return await load();
    } catch (fault) {
      if (navigator.onLine) throw fault;
      return withLine(load)();
    }
  };
