import { useLingui } from '@lingui/react/macro';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextField } from './TextField.tsx';
import styles from './TextField.module.css';

interface Props {
  label: string;
  placeholder?: string;
  /** The current search, as in the address. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds to wait before searching; Enter and clearing search immediately. */
  delay: number;
  big?: boolean;
}

export const SearchField = ({ label, placeholder, value, onSearch, delay, big }: Props) => {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address was changed from outside (back, a cleared filter), so follow it.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    setKnown(next);
    onSearch(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), delay);
  };
  const clear = () => {
    setText('');
    search('');
    // The button goes with the text.
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(text);
    else if (event.key === 'Escape' && text) clear();
  };
  return (
    <TextField
      ref={field}
      label={label}
      labelHidden
      type="search"
      placeholder={placeholder}
      icon={IconSearch}
      big={big}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
      enterKeyHint="search"
      end={
        text === '' ? undefined : (
          <button type="button" className={styles.toggle} aria-label={t`Clear search`} onClick={clear}>
            <IconX size={16} stroke={1.8} aria-hidden />
          </button>
        )
      }
    />
  );
};
