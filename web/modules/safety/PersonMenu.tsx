import { useLingui } from '@lingui/react/macro';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { type Person, usePersonActs } from './usePersonActs.tsx';

/** M47: reporting and blocking somebody, wherever they are met; not for oneself, and not for visitors. */
export const PersonMenu = (person: Person) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const { entries, windows } = usePersonActs(person, opened);
  const { name } = person;
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton icon={IconDotsVertical} label={t`Report or block ${name}`} />}
        label={name}
        items={entries}
        onOpen={() => setOpened(true)}
      />
      {windows}
    </>
  );
};
