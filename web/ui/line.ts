import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { isOnline, onLineChange } from './heard-server.ts';

const noChange = () => () => {};

/** Whether there is a connection, as far as the browser and the last call know. */
export const useOnline = () => useSyncExternalStore(onLineChange, isOnline);

/** Why a button that needs the connection may not do what it says; the button can still be pressed. */
export const useOfflineReason = (needsLine: boolean) => {
  // A page has hundreds of buttons, of which a few need the connection: only those hear of it.
  const online = useSyncExternalStore(needsLine ? onLineChange : noChange, () => !needsLine || isOnline());
  return !online ? t`You're offline. Try again when you're connected.` : undefined;
};

/** Without a connection, of what this device does not keep: never opened here, or gone when somebody signed out. */
export const unseenWords = () => ({
  title: t`You're offline, and this isn't kept on this device`,
  text: t`It was not opened here before, or it went when somebody signed out. It loads by itself when you're connected again.`,
});

/** No answer arrived; the documents print this for some calls (A51). */
export const noAnswerWords = () => t`Something went wrong. Please try again.`;

/** Tells the reader what to do if no answer arrived; what they typed is still there. */
export const lostWords = () =>
  navigator.onLine ? noAnswerWords() : t`You're offline. Nothing was sent; your text is safe.`;
