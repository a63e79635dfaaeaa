import { Loader } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import styles from './CheckMark.module.css';
import { HiddenText } from './Text.tsx';

interface Props {
  state: 'checking' | 'free' | 'taken';
  /** The same information for screen readers. */
  label: string;
}

/** A spinner while something is looked up, then a green or red mark: for the `end` of a TextField. */
export const CheckMark = ({ state, label }: Props) => (
  <span className={styles.mark} data-state={state} role="status">
    {state === 'checking' && <Loader size={16} color="gray.6" />}
    {state === 'free' && <IconCircleCheckFilled size={18} aria-hidden />}
    {state === 'taken' && <IconCircleXFilled size={18} aria-hidden />}
    <HiddenText>{label}</HiddenText>
  </span>
);
