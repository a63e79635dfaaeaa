import { IconAlertTriangle, IconCircleCheckFilled, IconClockPause, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Verdict.module.css';

interface Props {
  tone: 'success' | 'warning' | 'error' | 'waiting';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

const icons = {
  success: IconCircleCheckFilled,
  warning: IconAlertTriangle,
  error: IconCircleXFilled,
  waiting: IconClockPause,
};

/** Yes or no, to be read at arm's length. Put it into something that is announced. */
export const Verdict = ({ tone, title, children, action }: Props) => {
  const Icon = icons[tone];
  return (
    <div className={styles.verdict} data-tone={tone}>
      <Icon size={44} stroke={1.6} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
