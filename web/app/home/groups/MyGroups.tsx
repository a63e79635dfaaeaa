import { Plural, useLingui } from '@lingui/react/macro';
import { IconDots, IconUsersGroup } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { OwnGroup } from '../../../../contract/pairings/schemas/groups.ts';
import { refusalOf } from '../../../lib/call.ts';
import {
  type EditedGroup,
  EditGroupDialog,
  EndDialog,
  TurnDialog,
  type Turning,
  type FindPeople,
  GroupDialog,
  useGroupActs,
  useMyGroups,
  useOpenedGroup,
} from '../../../modules/pairings/index.ts';
import { AvatarStack } from '../../../ui/Avatar.tsx';
import { ActionButton, IconButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMyMentees } from '../queries.ts';

/** D11: the people a mentor has sessions with, searched by name. */
const useOwnMentees: FindPeople = (search) => {
  const { data, isPending } = useMyMentees(null);
  const people = useMemo(
    () =>
      (data?.mentees ?? [])
        .filter(({ deleted, full_name: name }) => !deleted && name.toLowerCase().includes(search.toLowerCase()))
        .map(({ id, full_name: name, job_title: job }) => ({ id, name, note: job ?? '' })),
    [data, search],
  );
  return { people, loading: isPending };
};
const candidates = { mentors: null, mentees: useOwnMentees };
const leastMentees = 2;

const GroupRow = ({ group, acts }: { group: OwnGroup; acts: ReturnType<ReturnType<typeof useGroupActs>> }) => {
  const { t } = useLingui();
  const { name, mentees, status } = group;
  const label = t`Actions for ${name}`;
  return (
    <ListRow>
      <Row justify="between" wrap={false}>
        <Row gap="md">
          <Text size="control" strong>
            {name}
          </Text>
          <AvatarStack
            label={t`Mentees`}
            people={mentees.map(({ full_name: one, profile_photo_url: src, deleted }) => ({ name: one, src, deleted }))}
          />
          <Text size="meta" tone="secondary">
            <Plural value={mentees.length} one="# mentee" other="# mentees" />
          </Text>
          {status === 'paused' && <StatusPill tone="orange">{t`Paused`}</StatusPill>}
        </Row>
        <Menu label={label} trigger={<IconButton icon={IconDots} label={label} />} items={acts} />
      </Row>
    </ListRow>
  );
};

interface GroupsProps {
  groups: readonly OwnGroup[] | undefined;
  error: Error | null;
  onRetry: () => void;
  actsOf: ReturnType<typeof useGroupActs<OwnGroup>>;
}

const Groups = ({ groups, error, onRetry, actsOf }: GroupsProps) => {
  const { t } = useLingui();
  if (!groups)
    return error ? (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={onRetry} />
    ) : (
      <SkeletonList rows={2} />
    );
  if (groups.length === 0) return <EmptyState compact title={t`You have no groups yet.`} />;
  return (
    <RowList label={t`My groups`}>
      {groups.map((one) => (
        <GroupRow key={one.id} group={one} acts={actsOf(one)} />
      ))}
    </RowList>
  );
};

/** D11: the groups that a mentor of the platform makes from their own mentees. */
export const MyGroups = () => {
  const { t } = useLingui();
  const { data, error, refetch } = useMyGroups(null);
  const { data: mine } = useMyMentees(null);
  const [creating, setCreating] = useState(false);
  const [ended, setEnded] = useState<OwnGroup | null>(null);
  const [turning, setTurning] = useState<Turning | null>(null);
  const groups = data?.groups.filter(({ why_not: { manage } }) => manage === null) ?? [];
  const { group, open, learn, close } = useOpenedGroup<EditedGroup>(groups);
  const actsOf = useGroupActs<OwnGroup>({ onEdit: open, onEnd: setEnded, onTurn: setTurning });
  const tooFew = mine !== undefined && mine.mentees.length < leastMentees;
  return (
    <SectionCard
      title={t`My groups`}
      hint={t`Mentees of yours who meet with you together.`}
      actions={
        <ActionButton
          icon={IconUsersGroup}
          size="sm"
          whyNot={tooFew ? t`A group needs at least two of your mentees.` : null}
          onPress={() => setCreating(true)}
        >
          {t`Create a group`}
        </ActionButton>
      }
    >
      <Groups groups={data && groups} error={error} onRetry={() => void refetch()} actsOf={actsOf} />
      {creating && <GroupDialog programId={null} candidates={candidates} onClose={() => setCreating(false)} />}
      {group && <EditGroupDialog key={group.id} {...{ group, candidates }} onLearn={learn} onClose={close} />}
      <EndDialog pairing={ended && { id: ended.id, title: ended.name }} onClose={() => setEnded(null)} />
      <TurnDialog pairing={turning} onClose={() => setTurning(null)} />
    </SectionCard>
  );
};
