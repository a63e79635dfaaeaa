import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './Stat.module.css';
import { Figure } from './Text.tsx';
import type { IconType } from './types.ts';

interface Props {
  label: string;
  value: ReactNode;
  icon?: IconType;
  tone?: 'brand' | 'teal' | 'coral' | 'amber';
  change?: { text: string; direction: 'up' | 'down' | 'flat' };
  note?: string;
  href?: string;
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, flat: IconArrowRight };

/** One figure, what it counts and how it is changing. */
export const Stat = ({ label, value, icon: Icon, tone = 'brand', change, note, href }: Props) => {
  const Arrow = change && arrows[change.direction];
  return (
    <Card {...(href !== undefined && { href })}>
      <div className={styles.stat}>
        <span className={styles.label}>{label}</span>
        {Icon && (
          <span className={styles.icon} data-tone={tone}>
            <Icon size={21} stroke={1.8} aria-hidden />
          </span>
        )}
        <Figure>{value}</Figure>
        {(change || note) && (
          <span className={styles.foot}>
            {change && Arrow && (
              <span className={styles.change} data-direction={change.direction}>
                <Arrow size={13} stroke={2} aria-hidden />
                {change.text}
              </span>
            )}
            {note && <span className={styles.note}>{note}</span>}
          </span>
        )}
      </div>
    </Card>
  );
};
