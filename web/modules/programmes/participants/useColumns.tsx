import { useLingui } from '@lingui/react/macro';
import type { Participant } from '../../../../contract/programmes/schemas/participants.ts';
import { portalPath } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { useChoiceColumn } from './many/choice-column.tsx';
import type { Choice } from './many/use-choice.ts';
import { RowActs } from './RowActs.tsx';

const tones = { mentor: 'cyan', mentee: 'blue', admin: 'grey' } as const;

/** M41: people who were added and have never been able to sign in are invited; they have not joined. */
const Joined = ({ standing, on }: { standing: Participant['standing']; on: string }) => {
  const { t } = useLingui();
  if (standing === 'invited') return <StatusPill tone="grey">{t`Invited`}</StatusPill>;
  if (standing === 'joined') return on;
  return (
    <Row gap="xs">
      {on}
      <StatusPill tone="orange">{t`Not confirmed`}</StatusPill>
    </Row>
  );
};

/** 'Finance · Payroll', and below it 'M3 · Kuala Lumpur · E1024'. */
const workOf = ({ department, team, grade, location, employee_id: employeeId }: Participant['details']) => {
  const lines = [
    [department, team],
    [grade, location, employeeId],
  ].map((parts) => parts.filter((part) => part !== '').join(' · '));
  const [first = '', second = ''] = lines.filter((line) => line !== '');
  if (first === '') return '–';
  return (
    <>
      {first}
      {second !== '' && (
        <Text size="meta" tone="secondary" as="div">
          {second}
        </Text>
      )}
    </>
  );
};

interface Acts {
  choice: Choice;
  zone: string;
  onEdit: (participant: Participant) => void;
  onRemove: (participant: Participant) => void;
}

/** INV-06, D29: the person, their role here, and the actions available to an admin. */
export const useColumns = ({ zone, choice, onEdit, onRemove }: Acts): Column<Participant>[] => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const choose = useChoiceColumn(choice);
  return [
    choose,
    {
      key: 'name',
      header: t`Name`,
      width: '30%',
      sortable: true,
      card: 'title',
      cell: ({ full_name, profile_photo_url, email, slug, role }) => (
        <PersonRow
          name={full_name}
          src={profile_photo_url}
          meta={email}
          // PRO-05: links into the portal; someone who mentors only here has no page on the platform.
          {...(role.user_type !== 'admin' && { href: portalPath(programme, `members/${slug}`) })}
        />
      ),
    },
    {
      key: 'role',
      header: t`Role`,
      cell: ({ role }) => <StatusPill tone={tones[role.user_type]}>{role.name}</StatusPill>,
    },
    { key: 'work', header: t`Work`, card: 'filled', cell: ({ details }) => workOf(details) },
    { key: 'phone', header: t`Phone`, card: 'filled', cell: ({ phone_no: phone }) => phone ?? '–' },
    {
      key: 'capacity',
      header: t`Capacity`,
      card: 'filled',
      cell: ({ capacity, role }) => (role.user_type === 'mentor' ? (capacity ?? t`No limit`) : '–'),
    },
    {
      key: 'joined',
      header: t`Joined`,
      sortable: true,
      cell: ({ joined_at: joined, standing }) => <Joined standing={standing} on={shortDay(joined, zone)} />,
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'end',
      cell: (row) => <RowActs participant={row} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />,
    },
  ];
};
