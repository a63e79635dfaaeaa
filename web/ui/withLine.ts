const aLine = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Loads at once, or as soon as there is a line. What is asked for without one is lost to the page: a browser may remember
 * that a program did not come, and the bundler asks for its styles once.
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
