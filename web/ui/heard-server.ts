/** Whether the last call was answered by the server itself: browsers can be wrong about having no connection. */
let answered = false;
const listeners = new Set<() => void>();

/** An answer of the server itself arrived, or none did. */
export const heardServer = (did: boolean) => {
  if (did === answered) return;
  answered = did;
  for (const redraw of listeners) redraw();
};

/** Whether there is a connection, as far as the browser and the last call know. */
export const isOnline = () => navigator.onLine || answered;

/** Calls `redraw` whenever that may have changed, until what it returns is called. */
export const onLineChange = (redraw: () => void) => {
  const wentOffline = () => {
    answered = false;
    redraw();
  };
  listeners.add(redraw);
  addEventListener('online', redraw);
  addEventListener('offline', wentOffline);
  return () => {
    listeners.delete(redraw);
    removeEventListener('online', redraw);
    removeEventListener('offline', wentOffline);
  };
};
