import { useLingui } from '@lingui/react/macro';
import { Portal } from '@mantine/core';
import { IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import styles from './toast.module.css';
import { currentToasts, dismissToast, onToasts, type Toast } from './toastList.ts';

export { toastFailure, toastInfo, toastSuccess } from './toastList.ts';

const icons = { success: IconCircleCheck, info: IconInfoCircle, failure: IconExclamationCircle };

const Line = ({ toast }: { toast: Toast }) => {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  const Icon = icons[toast.tone];
  // Stays while it has the pointer or the focus, so that readers are not rushed.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.ms);
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={21} stroke={1.9} aria-hidden />
      <div className={styles.words}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.message}</p>
        {toast.action && (
          <Button size="sm" href={toast.action.href} onPress={() => dismissToast(toast.id)}>
            {toast.action.label}
          </Button>
        )}
      </div>
      <button type="button" aria-label={t`Close`} onClick={() => dismissToast(toast.id)}>
        <IconX size={16} stroke={1.9} aria-hidden />
      </button>
    </div>
  );
};

/**
 * Where messages appear; rendered once, at the root. Failures interrupt a screen reader, other messages wait their
 * turn.
 */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const lines = (failures: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'failure') === failures)
      .map((toast) => <Line key={toast.id} toast={toast} />);
  return (
    // A separate node, because the one that windows share is removed together with its page.
    <Portal reuseTargetNode={false}>
      <div className={styles.host}>
        <div role="alert">{lines(true)}</div>
        <div role="status">{lines(false)}</div>
      </div>
    </Portal>
  );
};
