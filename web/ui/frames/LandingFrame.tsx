import type { ReactNode } from 'react';
import { Heading, Text } from '../Text.tsx';
import frame from './frame.module.css';
import { LanternScene } from './LanternScene.tsx';
import styles from './LandingFrame.module.css';

interface Props {
  title: string;
  lead: string;
  actions: ReactNode;
  /** A way in for others, below the buttons. */
  aside?: ReactNode;
  figures?: ReactNode;
  children: ReactNode;
}

/** The site's landing page: one sentence, one picture, the way in. NAV-25 */
export const LandingFrame = ({ title, lead, actions, aside, figures, children }: Props) => (
  <>
    <div className={styles.band}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="secondary">
            {lead}
          </Text>
          {actions}
          {aside && <Text tone="secondary">{aside}</Text>}
        </div>
        <div className={styles.picture}>
          <LanternScene wide />
        </div>
      </div>
    </div>
    <div className={frame.page}>
      {figures}
      {children}
    </div>
  </>
);
