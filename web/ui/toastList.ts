/** A link in a message: what the reader can do about it. A message with one belongs to its page, and goes with it. */
interface ToastAction {
  label: string;
  href: string;
}

/** A message to the reader. */
export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'failure';
  message: string;
  title: string | undefined;
  action: ToastAction | undefined;
  ms: number;
}

export interface ToastOptions {
  title?: string;
  action?: ToastAction;
  /** How long it stays, in milliseconds; 3 seconds by default. SYS-02 */
  ms?: number;
}

const standardMs = 3000;
/** Nobody reads more than three messages together, so the oldest is removed. */
const most = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const add = (tone: Toast['tone'], message: string, { title, action, ms = standardMs }: ToastOptions = {}) => {
  lastId += 1;
  // A message that is repeated is shown once, for longer.
  const others = toasts.filter((toast) => toast.message !== message || toast.tone !== tone);
  replace([...others, { id: lastId, tone, message, title, action, ms }].slice(-most));
};

/** Reports a success. */
export const toastSuccess = (message: string, options?: ToastOptions) => add('success', message, options);

/** Tells the reader something they should know. */
export const toastInfo = (message: string, options?: ToastOptions) => add('info', message, options);

/** Reports a failure. Announced immediately. */
export const toastFailure = (message: string, options?: ToastOptions) => add('failure', message, options);

export const dismissToast = (id: number) => replace(toasts.filter((toast) => toast.id !== id));

/** Another page has come: what could be done on the one before no longer stands here. */
export const dismissToastsOfPage = () => replace(toasts.filter(({ action }) => action === undefined));

export const currentToasts = () => toasts;

export const onToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
