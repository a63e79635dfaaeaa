import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';

const onChange = (redraw: () => void) => {
  const signs = ['online', 'offline'] as const;
  for (const sign of signs) addEventListener(sign, redraw);
  return () => {
    for (const sign of signs) removeEventListener(sign, redraw);
  };
};

const noChange = () => () => {};

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = () => useSyncExternalStore(onChange, () => navigator.onLine);

/** Why a button that needs the connection may not do what it says; the button can still be pressed. */
export const useOfflineReason = (needsLine: boolean) => {
  // A page has hundreds of buttons, of which a few need the connection: only those hear of it.
  const online = useSyncExternalStore(needsLine ? onChange : noChange, () => !needsLine || navigator.onLine);
  return !online ? t`You're offline. Try again when you're connected.` : undefined;
};

/** No answer arrived; the documents print this for some calls (A51). */
export const noAnswerWords = () => t`Something went wrong. Please try again.`;

/** Tells the reader what to do if no answer arrived; what they typed is still there. */
export const lostWords = () =>
  navigator.onLine ? noAnswerWords() : t`You're offline. Nothing was sent; your text is safe.`;
