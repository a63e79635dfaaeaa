import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text } from './Text.tsx';
import styles from './Timeline.module.css';
import type { IconType } from './types.ts';

interface Item {
  key: string;
  title: ReactNode;
  when?: string;
  children?: ReactNode;
  icon?: IconType;
  tone?: 'done' | 'now' | 'later';
}

/** Things in order of time: history, plans, jobs. */
export const Timeline = ({ items, label }: { items: readonly Item[]; label: string }) => (
  <ol className={styles.line} aria-label={label}>
    {items.map(({ key, title, when, children, icon, tone = 'later' }) => {
      const Icon = icon ?? (tone === 'done' ? IconCheck : null);
      return (
        <li key={key} className={styles.item} data-tone={tone} aria-current={tone === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>{Icon && <Icon size={14} stroke={2.2} aria-hidden />}</span>
          <div className={styles.words}>
            <div className={styles.head}>
              <Text as="div" strong>
                {title}
              </Text>
              {when && (
                <Text as="span" size="meta" tone="secondary" numeric>
                  {when}
                </Text>
              )}
            </div>
            {children}
          </div>
        </li>
      );
    })}
  </ol>
);
