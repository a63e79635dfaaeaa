import { useLingui } from '@lingui/react/macro';
import { IconCopy, IconDotsVertical, IconDoorEnter, IconPencil, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProgrammeLine } from '../../../../contract/programmes/schemas/programme.ts';
import { paths } from '../../../lib/paths.ts';
import { plainDay } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import type { Column } from '../../../ui/tableProps.ts';
import { HiddenText } from '../../../ui/Text.tsx';
import { CopyDialog } from './windows.ts';
import { usePairingWords, usePrivacyWords } from '../words.ts';

/** ENT-11 */
export const RowMenu = ({ programme }: { programme: ProgrammeLine }) => {
  const { t } = useLingui();
  const [copying, setCopying] = useState(false);
  return (
    <>
      <Menu
        label={t`Actions for ${programme.name}`}
        trigger={<IconButton icon={IconDotsVertical} label={t`Actions for ${programme.name}`} />}
        items={[
          { label: t`Edit`, icon: IconPencil, href: paths.editProgramme(programme.id) },
          { label: t`Enter Program`, icon: IconDoorEnter, href: paths.enterProgramme(programme.id) },
          { label: t`Program settings`, icon: IconSettings, href: paths.enterProgramme(programme.id, true) },
          { label: t`Duplicate`, icon: IconCopy, onPress: () => setCopying(true) },
        ]}
      />
      {copying && <CopyDialog programme={programme} onClose={() => setCopying(false)} />}
    </>
  );
};

/** ENT-19 */
export const ActivePill = ({ programme }: { programme: Pick<ProgrammeLine, 'is_active' | 'is_draft'> }) => {
  const { t } = useLingui();
  const { is_active: active, is_draft: draft } = programme;
  if (draft) return <StatusPill tone="blue">{t`Draft`}</StatusPill>;
  return <StatusPill tone={active ? 'green' : 'grey'}>{active ? t`Active` : t`Inactive`}</StatusPill>;
};

export const ProgrammeLogo = ({ programme }: { programme: Pick<ProgrammeLine, 'name' | 'photo_url'> }) => (
  <Avatar name={programme.name} src={programme.photo_url} size={40} shape="square" />
);

/** ENT-10: in the order of the documents. */
export const useProgrammeColumns = (): Column<ProgrammeLine>[] => {
  const { t } = useLingui();
  const methods = usePairingWords();
  const privacy = usePrivacyWords();
  const count = (key: 'total_users' | 'mentees' | 'mentors' | 'admins', header: string): Column<ProgrammeLine> => ({
    key,
    header,
    align: 'end',
    cell: (programme) => programme[key],
  });
  return [
    { key: 'logo', header: t`Logo`, headerHidden: true, cell: (programme) => <ProgrammeLogo programme={programme} /> },
    {
      key: 'name',
      header: t`Program Name`,
      cell: (programme) => <Link href={paths.enterProgramme(programme.id)}>{programme.name}</Link>,
    },
    { key: 'pairing', header: t`Pairing Method`, cell: (programme) => methods[programme.pairing_method].label },
    {
      key: 'start',
      header: t`Start date`,
      cell: ({ start_date: start }) => (start ? plainDay(start) : <HiddenText>{t`Not set`}</HiddenText>),
    },
    {
      key: 'invitation',
      header: t`Invitation type`,
      cell: (programme) => (programme.invitation_type === 'No application needed' ? privacy.open : privacy.closed),
    },
    count('total_users', t`Total Users`),
    count('mentees', t`Mentees`),
    count('mentors', t`Mentors`),
    count('admins', t`Admins`),
    { key: 'status', header: t`Status`, cell: (programme) => <ActivePill programme={programme} /> },
    {
      key: 'menu',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      cell: (programme) => <RowMenu programme={programme} />,
    },
  ];
};
