import { useLingui } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';

/** PRO-21, PRO-84: the link that visitors can open, too. */
export const ShareProfile = ({ slug }: { slug: string }) => {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + paths.mentorProfile(slug));
      toastSuccess(t`Link copied to clipboard`);
    } catch {
      toastFailure(t`Unable to copy`);
    }
  };
  return (
    <Button icon={IconShare} onPress={() => void copy()}>
      {t`Share profile`}
    </Button>
  );
};
