import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Anchor } from '../navigation.tsx';
import { Heading } from '../Text.tsx';
import styles from './PageTitle.module.css';

export interface PageTitleProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons for the whole page; at most one is filled. */
  actions?: ReactNode;
  back?: { href: string; label: string };
  status?: ReactNode;
  eyebrow?: ReactNode;
}

/** The link to the parent page. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <Anchor href={href} className={styles.back}>
    <IconChevronLeft size={17} stroke={2} aria-hidden />
    {label}
  </Anchor>
);

/** A page's `h1` and everything that applies to the whole page. */
export const PageTitle = ({ title, lead, actions, back, status, eyebrow }: PageTitleProps) => (
  <header className={styles.head}>
    {back && <BackLink {...back} />}
    <div className={styles.row}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
          {status}
        </div>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </header>
);
