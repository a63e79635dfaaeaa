import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from './Button.tsx';
import { HiddenText } from './Text.tsx';
import { toastFailure } from './toastList.ts';

interface Props {
  value: string;
  label: string;
  copiedLabel?: string;
  iconOnly?: boolean;
}

/** SYS-03 */
const copiedFor = 2000;

/** Copies, and says so for two seconds. */
export const CopyButton = ({ value, label, copiedLabel, iconOnly }: Props) => {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // The browser may refuse: then the reader has to do it by hand.
      toastFailure(t`Copying is blocked in this browser. Please select the text and copy it.`);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedFor);
  };
  const done = copiedLabel ?? t`Copied`;
  const icon = copied ? IconCheck : IconCopy;
  return (
    <>
      {iconOnly ? (
        <IconButton kind="default" icon={icon} label={copied ? done : label} onPress={() => void copy()} />
      ) : (
        <Button icon={icon} onPress={() => void copy()}>
          {copied ? done : label}
        </Button>
      )}
      <span role="status">{copied && <HiddenText>{copiedLabel ?? <Trans>Copied</Trans>}</HiddenText>}</span>
    </>
  );
};
