import type { ReactNode } from 'react';
import { Heading } from '../Text.tsx';
import type { IconType } from '../types.ts';
import styles from './MessagePage.module.css';

interface Props {
  icon: IconType;
  title: string;
  /** What happened, and what to do now. */
  children?: ReactNode;
  /** Buttons that lead on from here. */
  actions?: ReactNode;
  /** Something broke; the message is announced immediately. */
  tone?: 'error';
}

/** A page with a single message: it does not exist, it is not for you, it broke. */
export const MessagePage = ({ icon: Icon, title, children, actions, tone }: Props) => (
  <div className={styles.page} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
    <span className={styles.icon}>
      <Icon size={34} stroke={1.6} aria-hidden />
    </span>
    <Heading level={1}>{title}</Heading>
    {children && <div className={styles.words}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
