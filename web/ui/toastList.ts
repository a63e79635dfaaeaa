/** One message on its way to the reader. */
export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'failure';
  message: string;
  title: string | undefined;
  ms: number;
}

export interface ToastOptions {
  title?: string;
  /** How long it stays; 3 seconds unless told. SYS-02 */
  ms?: number;
}

const standardMs = 3000;
/** More than three at once nobody reads: the oldest gives way. */
const most = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const add = (tone: Toast['tone'], message: string, { title, ms = standardMs }: ToastOptions = {}) => {
  lastId += 1;
  // The same words twice are one message that stays longer.
  const others = toasts.filter((toast) => toast.message !== message || toast.tone !== tone);
  replace([...others, { id: lastId, tone, message, title, ms }].slice(-most));
};

/** It worked. */
export const toastSuccess = (message: string, options?: ToastOptions) => add('success', message, options);

/** Something to know. */
export const toastInfo = (message: string, options?: ToastOptions) => add('info', message, options);

/** It did not work. Read out at once. */
export const toastFailure = (message: string, options?: ToastOptions) => add('failure', message, options);

export const dismissToast = (id: number) => replace(toasts.filter((toast) => toast.id !== id));

export const currentToasts = () => toasts;

export const onToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
