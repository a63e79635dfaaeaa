import { useLingui } from '@lingui/react/macro';
import { Controller, FormProvider } from 'react-hook-form';
import type { ProgrammeLine } from '../../../../contract/programmes/schemas/programme.ts';
import { paths } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
import { NameField } from '../form/NameField.tsx';
import { useCopyProgramme } from '../queries.ts';

interface Values {
  program: { name: string };
  start_date: string | null;
}

const values: Values = { program: { name: '' }, start_date: null };

interface Props {
  programme: Pick<ProgrammeLine, 'id' | 'name' | 'enterprise'>;
  onClose: () => void;
}

/** Makes a draft like this program, under another name and with another first day. */
export const CopyDialog = ({ programme, onClose }: Props) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending, isSuccess } = useCopyProgramme(programme.id);
  const { form, submit } = useSubmit({
    values,
    toWire: ({ program, start_date }) => ({ name: program.name, start_date }),
    fieldOf: (wire) => (wire === 'name' ? 'program.name' : wire),
    fields: ['program.name', 'start_date'],
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: () => t`The draft has been created.`,
    done: ({ id }) => goTo(paths.enterProgramme(id)),
    printed: t`Oops, something went wrong!`,
  });
  return (
    <Dialog opened onClose={onClose} title={t`Duplicate ${programme.name}`} size="sm">
      <FormProvider {...form}>
        <Form onSubmit={submit} label={t`Duplicate ${programme.name}`}>
          <Stack gap="md">
            <Text tone="secondary" size="control">
              {t`The copy has the same settings, look, forms, learning modules, agenda and resources, but no people and no sessions. It is a draft until you open it.`}
            </Text>
            <NameField enterpriseId={programme.enterprise.id} />
            <Controller
              control={form.control}
              name="start_date"
              render={({ field: { ref: _ref, ...field }, fieldState }) => (
                <DateField
                  {...field}
                  label={t`Program Start Date`}
                  hint={t`All dates move along with it. You can set it later.`}
                  clearable
                  error={fieldState.error?.message}
                />
              )}
            />
          </Stack>
          <FormActions>
            <Button onPress={onClose}>{t`Cancel`}</Button>
            <Button kind="primary" submit pending={isPending || isSuccess}>{t`Duplicate`}</Button>
          </FormActions>
        </Form>
      </FormProvider>
    </Dialog>
  );
};
