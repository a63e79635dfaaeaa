/** The router loads the document anew for a program that is missing; for one with another message it shows its error page. */
const nameOtherwise = ({ payload }: WindowEventMap['vite:preloadError']) => {
  if (!navigator.onLine) payload.message = `no line: ${payload.message}`;
};

/** Without a line a document that is loaded anew is lost for the browser's own page; the one that is there stays. */
export const stayWithoutLine = () => addEventListener('vite:preloadError', nameOtherwise);
