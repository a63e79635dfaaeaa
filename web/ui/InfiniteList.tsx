import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './InfiniteList.module.css';
import { Text } from './Text.tsx';

interface Props {
  children: ReactNode;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  failed?: boolean;
  onRetry?: () => void;
}

/** A list that loads more when its end comes into view. SYS-14 */
export const InfiniteList = ({ children, hasMore, loading, onMore, failed = false, onRetry }: Props) => {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const waiting = hasMore && !loading && !failed;
  useEffect(() => {
    if (!waiting || !end.current) return;
    let again: ReturnType<typeof setInterval> | undefined;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      clearInterval(again);
      if (!entry?.isIntersecting) return;
      more();
      // A refresh of the list can discard a request before its rows are seen, so more is requested again as long as the
      // end is in view.
      again = setInterval(more, 1000);
    };
    const watcher = new IntersectionObserver(look, { threshold: 0.1 });
    watcher.observe(end.current);
    return () => {
      watcher.disconnect();
      clearInterval(again);
    };
  }, [waiting]);
  return (
    <>
      {children}
      <div ref={end} className={styles.end} role="status" data-on={hasMore || loading || failed || undefined}>
        {loading && (
          <Text size="control" tone="secondary">
            <Trans>Loading more…</Trans>
          </Text>
        )}
        {failed && (
          <div className={styles.failed}>
            <Text size="control">
              <Trans>The next part could not be loaded.</Trans>
            </Text>
            <Button size="sm" onPress={onRetry ?? onMore}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
