/** Runs one look at a time; anything that happens during it triggers another. */
export const oneAtATime = (look: () => Promise<void>, onFault: (fault: unknown) => void) => {
  let again = false;
  let looking: Promise<void> | undefined;
  return () => {
    again = true;
    looking ??= (async () => {
      while (again) {
        again = false;
        await look();
      }
    })()
      .catch(onFault)
      .finally(() => {
        looking = undefined;
      });
  };
};
