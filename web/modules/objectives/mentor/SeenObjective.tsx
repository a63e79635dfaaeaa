import type { Objective } from '../../../../contract/objectives/schemas/plans.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Comments } from '../plan/Comments.tsx';
import { ObjectiveFacts, ObjectiveText } from '../plan/ObjectiveFacts.tsx';

/** An objective as mentors see it: they read and comment (B59, M46). */
export const SeenObjective = ({ objective }: { objective: Objective }) => (
  <ListRow>
    <Stack gap="sm">
      <Text strong>{objective.title}</Text>
      <ObjectiveFacts objective={objective} />
      <ObjectiveText objective={objective} />
      <Comments objective={objective} />
    </Stack>
  </ListRow>
);
