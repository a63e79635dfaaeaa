import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupChat } from '../../../../contract/chat/schemas/groups.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { ChatFace } from '../../../ui/chat/ConversationRow.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';

interface Props {
  groups: readonly GroupChat[];
  shownId: number;
}

/** CHT-04, CHT-13: the groups of a program, in a list of 12rem at most. */
export const GroupList = ({ groups, shownId }: Props) => {
  const { t } = useLingui();
  const pages = groupChatPaths(useThisProgramme());
  return (
    <SectionCard title={t`Groups`} flush>
      <ScrollBox height="12rem" label={t`List of groups`}>
        <RowList label={t`Groups`}>
          {groups.map(({ id, groupChatName: name, participants, active }) => (
            <ListRow key={id} href={pages.list(id)} selected={id === shownId}>
              <Row wrap={false}>
                <ChatFace name={name} group size={32} />
                <Grow>
                  <Text size="control" strong lines={1}>
                    {name}
                  </Text>
                  <Text size="meta" tone="secondary">
                    {plural(participants.length, { one: '# member', other: '# members' })}
                  </Text>
                </Grow>
                {!active && <StatusPill tone="grey" size="sm">{t`Closed`}</StatusPill>}
              </Row>
            </ListRow>
          ))}
        </RowList>
      </ScrollBox>
    </SectionCard>
  );
};
