import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { useKeptSince } from './kept-since.ts';
import { useOnline } from './line.ts';
import styles from './OfflineBar.module.css';
import { Temporal } from './temporal.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Sat, 28 Nov 2026 09:05:11 GMT' (RFC 9110), as it is on the clock of this device: 28 Nov 2026, 17:05. */
const momentHere = (sent: string) => {
  const [, day = '', name = '', year = '', time = ''] = sent.split(' ');
  const month = String(months.indexOf(name) + 1).padStart(2, '0');
  const moment = Temporal.Instant.from(`${year}-${month}-${day}T${time}Z`);
  return moment.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
};

const Words = ({ since }: { since: string | null }) => {
  if (since === null)
    return (
      <Trans>
        You're offline. What you typed is safe.{' '}
        <span className={styles.more}>This page updates when you're connected again.</span>
      </Trans>
    );
  const moment = momentHere(since);
  return (
    <Trans>
      No connection: this is what you saw on {moment}.{' '}
      <span className={styles.more}>It updates when you're connected again.</span>
    </Trans>
  );
};

/**
 * Says that there is no connection, for as long as there is none, and that a page shows what was kept: rendered once, at
 * the root. Pages keep what they show and what was typed, and fetch again by themselves when the connection is back.
 */
export const OfflineBar = () => {
  const online = useOnline();
  const since = useKeptSince();
  return (
    // Always there, so that screen readers hear when it fills.
    <div role="status" className={styles.place}>
      {(!online || since !== null) && (
        <p className={styles.bar}>
          <IconWifiOff size={18} stroke={1.9} aria-hidden />
          <span>
            <Words since={since} />
          </span>
        </p>
      )}
    </div>
  );
};
