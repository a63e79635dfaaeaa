import { useLingui } from '@lingui/react/macro';
import { IconLink, IconShare } from '@tabler/icons-react';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';

/** Whoever closes the browser's window has not met a failure. */
const isClosed = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError';

/** EVT-02: the link to pass on, and the browser's own way to pass it on where there is one. */
export const ShareEvent = ({ title, url }: { title: string; url: string }) => {
  const { t } = useLingui();
  const canShare = typeof navigator.share === 'function';
  const share = () =>
    navigator.share({ title, url }).catch((fault: unknown) => {
      if (!isClosed(fault)) throw fault;
    });
  return (
    <>
      <CopyButton value={url} label={t`Copy link`} icon={IconLink} message={t`Link copied to clipboard`} />
      {canShare && (
        <Button icon={IconShare} onPress={share}>
          {t`Share`}
        </Button>
      )}
    </>
  );
};
