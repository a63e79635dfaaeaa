import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/Button.tsx';
import { useIsPhone } from '../../ui/media.ts';
import type { NavItem } from '../../ui/types.ts';

/** In the bar, beside the bell; on a phone messages are behind Menu (NAV-21, NAV-22). */
export const MessagesButton = ({ entry: { icon, label, href, count = 0 } }: { entry: NavItem }) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  if (phone || href === undefined) return null;
  return <IconButton icon={icon} label={count > 0 ? t`Messages, ${count} unread` : label} count={count} href={href} />;
};
