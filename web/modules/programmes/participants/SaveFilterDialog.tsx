import { useLingui } from '@lingui/react/macro';
import { longestFilterName } from '../../../../contract/programmes/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSaveFilter } from './saved-filters-queries.ts';
import type { ParticipantFilter } from './search.ts';

interface Props {
  programId: number;
  filter: ParticipantFilter;
  onClose: () => void;
}

/** What the list shows now, whatever its page. */
const keptOf = ({ page: _page, size: _size, role, ...texts }: ParticipantFilter) => ({
  ...texts,
  ...(role !== undefined && { role: String(role) }),
});

/** Keeps the filter of the page under a name; the same name again replaces it. */
export const SaveFilterDialog = ({ programId, filter, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveFilter(programId);
  const { form, errors, submit, refusal } = useSubmit({
    values: { name: '' },
    send: ({ name }) => mutateAsync({ name, filter: keptOf(filter) }),
    said: () => t`The filter has been saved.`,
    done: onClose,
    inForm: true,
  });
  return (
    <Dialog opened onClose={onClose} title={t`Save this filter`} size="sm">
      <Form label={t`Save this filter`} error={refusal?.error} onSubmit={submit}>
        <TextField
          label={t`Name`}
          required
          hint={t`Only you see it. The same name again replaces it.`}
          maxLength={longestFilterName}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormActions align="end">
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>{t`Save`}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
