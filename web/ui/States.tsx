import { Trans, useLingui } from '@lingui/react/macro';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { unseenWords, useOnline } from './line.ts';
import styles from './States.module.css';
import type { IconType } from './types.ts';

interface EmptyProps {
  icon?: IconType;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** For use inside a card or a panel. */
  compact?: boolean;
}

/** Says that there is nothing here yet, and what to do about it. */
export const EmptyState = ({ icon: Icon, title, children, action, compact }: EmptyProps) => (
  <div className={styles.state} data-compact={compact || undefined}>
    {Icon && (
      <span className={styles.icon}>
        <Icon size={compact ? 22 : 28} stroke={1.6} aria-hidden />
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.words}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);

interface ErrorProps {
  title?: string | undefined;
  /** The server's own message, if it sent one. */
  message?: string | null | undefined;
  onRetry?: () => void;
  retrying?: boolean;
  compact?: boolean;
}

/** Says what could not be loaded, and offers Retry; without a connection, why it is not there. */
export const ErrorState = ({ title, message, onRetry, retrying, compact }: ErrorProps) => {
  const unseen = useOnline() ? null : unseenWords();
  const words = unseen?.text ?? message;
  return (
    <div className={styles.state} data-compact={compact || undefined} data-tone="error" role="alert">
      <span className={styles.icon}>
        <IconCloudOff size={compact ? 22 : 28} stroke={1.6} aria-hidden />
      </span>
      <p className={styles.title}>{unseen?.title ?? title ?? <Trans>This could not be loaded</Trans>}</p>
      {words && <div className={styles.words}>{words}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={IconRefresh} onPress={onRetry} pending={retrying ?? false}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </div>
  );
};

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  labelHidden?: boolean;
  note?: ReactNode;
  tone?: 'brand' | 'teal' | 'coral';
}

/** Shows how much of something is done. */
export const ProgressBar = ({ value, label, labelHidden, note, tone = 'brand' }: ProgressProps) => {
  const { t } = useLingui();
  const share = Math.round(Math.min(100, Math.max(0, value)));
  const width: CSSProperties = { width: `${share}%` };
  return (
    <div className={styles.progress}>
      {(!labelHidden || note) && (
        <div className={styles.progressHead}>
          <span>{labelHidden ? '' : label}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      )}
      <div
        className={styles.track}
        data-tone={tone}
        role="progressbar"
        aria-label={label}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={t`${share} percent`}
      >
        <span style={width} />
      </div>
    </div>
  );
};
