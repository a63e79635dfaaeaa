import { useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import type { ManagedPairing } from '../../../../contract/pairings/schemas/managed.ts';
import type { Person } from '../../../../contract/profiles/schemas/own.ts';
import { portalPath } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { AvatarStack, PersonRow } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import type { useActs } from './useActs.tsx';
import { tones, useStatusWords, useTitleOf } from './words.ts';

const faces = (people: readonly Person[]) =>
  people.map(({ full_name: name, profile_photo_url: src, deleted }) => ({ name, src, deleted }));

interface Given {
  zone: string;
  actsOf: ReturnType<typeof useActs<ManagedPairing>>;
}

const useShared = ({ zone, actsOf }: Given): Column<ManagedPairing>[] => {
  const { t } = useLingui();
  const words = useStatusWords();
  const titleOf = useTitleOf();
  return [
    {
      key: 'status',
      header: t`Status`,
      cell: ({ status, end_reason: reason }) => (
        <Stack gap="xs" align="start">
          <StatusPill tone={tones[status]}>{words[status]}</StatusPill>
          {reason !== null && (
            <Text size="meta" tone="secondary" lines={2}>
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'since', header: t`Since`, cell: ({ created_at: since }) => shortDay(since, zone) },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'end',
      cell: (row) => {
        const title = titleOf(row);
        const label = t`Actions for ${title}`;
        const items = actsOf(row);
        // In a programme that is switched off no actions are available (B68).
        if (items.length === 0) return null;
        return <Menu label={label} trigger={<IconButton icon={IconDots} label={label} />} items={items} />;
      },
    },
  ];
};

/** PAR-29: the columns of the pairs tab. */
export const usePairColumns = (given: Given): Column<ManagedPairing>[] => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const person = (one: Person | undefined) =>
    one && (
      <PersonRow
        name={one.full_name}
        src={one.profile_photo_url}
        deleted={one.deleted}
        meta={one.job_title}
        {...(one.slug !== null && { href: portalPath(programme, `members/${one.slug}`) })}
      />
    );
  return [
    { key: 'mentee', header: t`Mentee`, card: 'title', cell: ({ mentees }) => person(mentees[0]) },
    { key: 'mentor', header: t`Mentor`, cell: ({ mentors }) => person(mentors[0]) },
    ...useShared(given),
  ];
};

/** PAR-29: the columns of the groups tab. */
export const useGroupColumns = (given: Given): Column<ManagedPairing>[] => {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      header: t`Group`,
      card: 'title',
      cell: ({ id, name }) => (
        <Text size="control" strong>
          {`#${id} ${name ?? ''}`}
        </Text>
      ),
    },
    {
      key: 'mentors',
      header: t`Mentors`,
      cell: ({ mentors }) => <AvatarStack people={faces(mentors)} label={t`Mentors`} />,
    },
    {
      key: 'mentees',
      header: t`Mentees`,
      cell: ({ mentees }) => <AvatarStack people={faces(mentees)} label={t`Mentees`} />,
    },
    ...useShared(given),
  ];
};
