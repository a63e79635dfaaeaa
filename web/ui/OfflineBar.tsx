import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from './line.ts';
import styles from './OfflineBar.module.css';

/**
 * Says that there is no connection, for as long as there is none: rendered once, at the root. Pages keep what they show
 * and what was typed, and fetch again by themselves when the connection is back.
 */
export const OfflineBar = () => {
  const online = useOnline();
  return (
    // Always there, so that screen readers hear when it fills.
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.bar}>
          <IconWifiOff size={18} stroke={1.9} aria-hidden />
          <span>
            <Trans>
              You're offline. What you typed is safe.{' '}
              <span className={styles.more}>This page updates when you're connected again.</span>
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
};
