/**
 * The router reloads the document if a chunk of code is missing; with any other message it shows its error page
 * instead.
 */
const nameOtherwise = ({ payload }: WindowEventMap['vite:preloadError']) => {
  if (!navigator.onLine) payload.message = `no line: ${payload.message}`;
};

/** A reload while offline would replace the document with the browser's own error page, so the current one is kept. */
export const stayWithoutLine = () => addEventListener('vite:preloadError', nameOtherwise);
