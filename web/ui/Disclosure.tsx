import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Led from outside with `onToggle`, else by itself. */
  opened?: boolean;
  onToggle?: (opened: boolean) => void;
  hint?: string;
}

/** A line that opens what stands under it. */
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

/** Several of them in one card: questions, months. */
export const Folds = ({ items }: FoldsProps) => (
  <div className={styles.folds}>
    {items.map(({ key, title, hint, content }) => (
      <Disclosure key={key} title={title} {...(hint !== undefined && { hint })}>
        {content}
      </Disclosure>
    ))}
  </div>
);
