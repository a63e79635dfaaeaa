import { useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDiscount2,
  IconExclamationCircle,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Notice.module.css';

interface Props {
  tone?: 'info' | 'success' | 'warning' | 'error' | 'promo';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  IconDiscount2,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
  promo: IconDiscount2,
};

const Body = ({ tone = 'info', title, children, action, onClose }: Props) => {
  const { t } = useLingui();
  const Icon = icons[tone];
  return (
    <>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && <IconButton size="sm" icon={IconX} label={t`Close`} onPress={onClose} />}
    </>
  );
};

/** A note inside a page. Errors are announced when they appear. */
export const Notice = (props: Props) => (
  <div className={styles.notice} data-tone={props.tone ?? 'info'} role={props.tone === 'error' ? 'alert' : undefined}>
    <Body {...props} />
  </div>
);

/** A note above a whole page, below the bar. */
export const Banner = (props: Props) => {
  const { t } = useLingui();
  return (
    <section className={styles.banner} data-tone={props.tone ?? 'info'} aria-label={props.title ?? t`Notice`}>
      <Body {...props} />
    </section>
  );
};
