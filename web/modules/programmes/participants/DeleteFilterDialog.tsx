import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import type { SavedFilters } from '../../../../contract/programmes/schemas/filters.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormActions } from '../../../ui/Form.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDeleteFilter } from './saved-filters-queries.ts';

interface Props {
  programId: number;
  saved: SavedFilters['filters'];
  onClose: () => void;
}

/** The saved filters with a button each that deletes it; the people in the list stay as they are. */
export const DeleteFilterDialog = ({ programId, saved, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useDeleteFilter(programId);
  return (
    <Dialog opened onClose={onClose} title={t`Delete a saved filter`} size="sm">
      <Stack>
        {saved.length === 0 ? (
          <EmptyState compact title={t`No filter is saved`} />
        ) : (
          <RowList label={t`Saved filters`}>
            {saved.map(({ id, name }) => (
              <ListRow key={id}>
                <Row justify="between" wrap={false}>
                  <Text lines={2}>{name}</Text>
                  <IconButton
                    icon={IconTrash}
                    label={t`Delete ${name}`}
                    pending={isPending && variables === id}
                    onPress={() => mutate(id, { onError: (error) => sayFailure(error) })}
                  />
                </Row>
              </ListRow>
            ))}
          </RowList>
        )}
        <FormActions align="end">
          <Button onPress={onClose}>{t`Close`}</Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
};
