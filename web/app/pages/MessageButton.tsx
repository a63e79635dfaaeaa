import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';

/** CHT-02: the server says where somebody is written to; on one's own page, and where it may not be, there is none. */
export const MessageButton = ({ href, name }: { href: string | null; name: string }) => {
  const { t } = useLingui();
  if (href === null) return null;
  return (
    <Button icon={IconMessageCircle} href={href} label={t`Message, ${name}`}>
      {t`Message`}
    </Button>
  );
};
