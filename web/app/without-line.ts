const sign = 'no line: ';

/** A chunk of code that could not be fetched for want of a connection. */
export const isMissing = (error: unknown) => error instanceof Error && error.message.startsWith(sign);

/**
 * The router reloads the document if a chunk of code is missing; with any other message it shows its error page
 * instead.
 */
const nameOtherwise = ({ payload }: WindowEventMap['vite:preloadError']) => {
  if (!navigator.onLine) payload.message = `${sign}${payload.message}`;
};

/** A reload while offline would replace the document with the browser's own error page, so the current one is kept. */
export const stayWithoutLine = () => addEventListener('vite:preloadError', nameOtherwise);
