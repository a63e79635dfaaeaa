import type { ReactNode } from 'react';
import { Heading } from '../Text.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './FocusedForm.module.css';
import { LayerRoot } from './LayerRoot.tsx';
import { LanternScene } from './LanternScene.tsx';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** A link to the alternative: "Already have an account?" */
  footer?: ReactNode;
  brand?: { name: string; logo?: string | null; href?: string };
  /** A programme's own picture; by default our evening scene. */
  picture?: string | null | undefined;
  quote?: { text: string; by: string };
  wide?: boolean;
}

/** One form and nothing else: sign-in, sign-up, reset. On desktop there is a picture on the left. ACC-52 */
export const FocusedForm = ({ title, lead, children, footer, brand, picture, quote, wide }: Props) => (
  <div className={styles.frame}>
    <aside className={styles.picture}>
      {picture ? <img src={picture} alt="" /> : <LanternScene />}
      {quote && !picture && (
        <figure className={styles.quote}>
          <blockquote>{quote.text}</blockquote>
          <figcaption>{quote.by}</figcaption>
        </figure>
      )}
    </aside>
    <main id="content" className={styles.side}>
      {brand && (
        <div className={styles.brand} data-wide={wide || undefined}>
          <BrandMark {...brand} />
        </div>
      )}
      <div className={styles.form} data-wide={wide || undefined}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {children}
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
      <LayerRoot />
    </main>
  </div>
);
