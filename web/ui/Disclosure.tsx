import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Controlled together with `onToggle`; otherwise it manages its own state. */
  opened?: boolean;
  onToggle?: (opened: boolean) => void;
  hint?: string;
}

/** A line that expands to show the content below it. */
export const Disclosure = ({ title, children, opened, onToggle, hint }: DisclosureProps) => {
  const [own, setOwn] = useState(opened ?? false);
  const id = useId();
  const open = onToggle ? (opened ?? false) : own;
  const toggle = () => (onToggle ? onToggle(!open) : setOwn(!open));
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <span className={styles.words}>
          {title}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        <IconChevronDown size={18} stroke={1.8} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </div>
  );
};

interface FoldsProps {
  items: readonly { key: string; title: ReactNode; hint?: string; content: ReactNode }[];
}

/** Several of them in one card, such as questions or months. */
export const Folds = ({ items }: FoldsProps) => (
  <div className={styles.folds}>
    {items.map(({ key, title, hint, content }) => (
      <Disclosure key={key} title={title} {...(hint !== undefined && { hint })}>
        {content}
      </Disclosure>
    ))}
  </div>
);
