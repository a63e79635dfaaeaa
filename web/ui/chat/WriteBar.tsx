import { IconPaperclip, IconX } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../Button.tsx';
import styles from './WriteBar.module.css';

interface Props {
  /** What is answered, changed or attached, above the field. */
  above?: ReactNode;
  start?: ReactNode;
  /** The field. */
  children: ReactNode;
  send: ReactNode;
  /** Who is typing; its room is always there, so that nothing jumps. */
  note?: ReactNode;
  label: string;
}

/** The field below a conversation. */
export const WriteBar = ({ above, start, children, send, note, label }: Props) => (
  <div className={styles.bar} role="group" aria-label={label}>
    <div className={styles.note}>{note}</div>
    {above}
    <div className={styles.row}>
      {start}
      <div className={styles.field}>{children}</div>
      {send}
    </div>
  </div>
);

interface AboveProps {
  /** "Answering Daniel" */
  title: string;
  text?: string;
  /** "Cancel the answer" */
  closeLabel: string;
  onClose: () => void;
  error?: string | null;
}

/** What the next message answers, changes or brings along. */
export const AboveField = ({ title, text, closeLabel, onClose, error }: AboveProps) => (
  <div className={styles.above}>
    <span className={styles.aboveWords}>
      <span className={styles.aboveTitle}>{title}</span>
      {text !== undefined && <span className={styles.aboveText}>{text}</span>}
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </span>
    <IconButton size="sm" icon={IconX} label={closeLabel} onPress={onClose} />
  </div>
);

interface AttachProps {
  label: string;
  /** As the browser's field takes them: '.pdf,.png'. */
  accept: string;
  /** Receives the chosen file. */
  onFile: (file: File) => void;
  whyNot?: string | null;
}

/** Opens the device's own window to choose a file. */
export const AttachButton = ({ label, accept, onFile, whyNot }: AttachProps) => {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows the same file to be chosen again after it was removed.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} onChange={take} aria-label={label} />
      <IconButton
        icon={IconPaperclip}
        label={label}
        onPress={() => input.current?.click()}
        {...(whyNot !== undefined && { whyNot })}
      />
    </>
  );
};
