import { useLingui } from '@lingui/react/macro';
import { IconDots, IconMessageCircle, IconPencil, IconUserMinus } from '@tabler/icons-react';
import type { Participant } from '../../../../contract/programmes/schemas/participants.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx';
import { HiddenText, Text } from '../../../ui/Text.tsx';

interface Props {
  participant: Participant;
  onEdit: () => void;
  onRemove: () => void;
}

/** INV-06, CHT-03: a Portal Owner's row has neither Edit nor Remove, and the user's own row shows a dash. */
export const RowActs = ({ participant, onEdit, onRemove }: Props) => {
  const { t } = useLingui();
  const { full_name: name, is_owner: isOwner, is_self: isSelf, chat_link: chat } = participant;
  if (isSelf) {
    return (
      <Text tone="secondary">
        <span aria-hidden>–</span>
        <HiddenText>{t`This is you`}</HiddenText>
      </Text>
    );
  }
  const items: MenuEntry[] = [
    ...(chat === null ? [] : [{ label: t`Chat`, icon: IconMessageCircle, href: chat }]),
    ...(isOwner
      ? []
      : [
          { label: t`Edit`, icon: IconPencil, onPress: onEdit },
          { label: t`Remove`, icon: IconUserMinus, danger: true, onPress: onRemove },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={t`Actions for ${name}`}
      trigger={<IconButton icon={IconDots} label={t`Actions for ${name}`} />}
      items={items}
    />
  );
};
