import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from './Button.tsx';
import { toastFailure, toastSuccess } from './toastList.ts';
import type { IconType } from './types.ts';

interface Props {
  value: string;
  label: string;
  icon?: IconType;
  /** The message after copying; by default 'Copied to clipboard' (PRO-84). */
  message?: string;
  iconOnly?: boolean;
}

/** SYS-03 */
const copiedFor = 2000;

/** Copies the value, says so, and shows it for two seconds. */
export const CopyButton = ({ value, label, icon: Icon = IconCopy, message, iconOnly }: Props) => {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // The browser may refuse; then the reader has to copy it by hand.
      toastFailure(t`Unable to copy`);
      return;
    }
    toastSuccess(message ?? t`Copied to clipboard`);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedFor);
  };
  const shown = { icon: copied ? IconCheck : Icon, onPress: () => void copy() };
  const words = copied ? t`Copied` : label;
  return iconOnly ? <IconButton kind="default" {...shown} label={words} /> : <Button {...shown}>{words}</Button>;
};
