import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { useEscape } from './escape.ts';
import { useFocusBack } from './focusBack.ts';
import styles from './PopUp.module.css';
import { Heading } from './Text.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Its buttons. */
  footer?: ReactNode;
  onClose: () => void;
  /** The corner below; on a phone there is one place, and the later one is in front. */
  side?: 'left' | 'right';
}

/** Something worth knowing, in a corner of the window: the page beside it can be used on. */
export const PopUp = ({ title, children, footer, onClose, side = 'right' }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useFocusBack(true);
  // Escape is for it only while somebody is in it: the page beside it has keys of its own.
  useEscape(true, onClose, () => place.current?.contains(document.activeElement) ?? false);
  return (
    <section ref={place} className={styles.popUp} data-side={side} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading level={2} look="small" id={id}>
          {title}
        </Heading>
        <IconButton size="sm" icon={IconX} label={t`Close`} onPress={onClose} />
      </header>
      {children}
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
};
