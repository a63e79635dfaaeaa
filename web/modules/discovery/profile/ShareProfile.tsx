import { useLingui } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';

/** PRO-21, PRO-84: a link that visitors can open too. */
export const ShareProfile = ({ slug }: { slug: string }) => {
  const { t } = useLingui();
  return (
    <CopyButton
      value={window.location.origin + paths.mentorProfile(slug)}
      label={t`Share profile`}
      icon={IconShare}
      message={t`Link copied to clipboard`}
    />
  );
};
