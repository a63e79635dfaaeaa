import { type ReactNode, useEffect, useRef } from 'react';
import { Text } from '../Text.tsx';
import styles from './ChatLog.module.css';

export interface ChatLine {
  key: number;
  who: string;
  when: string;
  text: string;
  own: boolean;
}

interface Props {
  label: string;
  lines: readonly ChatLine[];
  empty: string;
  head: ReactNode;
  children: ReactNode;
}

/** The messages, with the newest at the bottom and in view, and the field to write in below them. */
export const ChatLog = ({ label, lines, empty, head, children }: Props) => {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [lines.length]);
  return (
    <div className={styles.chat}>
      <div className={styles.head}>{head}</div>
      {lines.length === 0 && (
        <div className={styles.empty}>
          <Text tone="secondary">{empty}</Text>
        </div>
      )}
      <div className={styles.log} role="log" aria-label={label} tabIndex={0} hidden={lines.length === 0}>
        <ul className={styles.lines}>
          {lines.map(({ key, who, when, text, own }, at) => (
            <li
              key={key}
              className={styles.line}
              data-own={own || undefined}
              ref={at === lines.length - 1 ? end : undefined}
            >
              <span className={styles.who}>
                {who} · {when}
              </span>
              <span className={styles.words}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>{children}</div>
    </div>
  );
};
