import { useLingui } from '@lingui/react/macro';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { programmeLimits } from '../../../contract/programmes/values.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useSaveAlert } from './queries.ts';

/** PRG-48, B86: the dashboard alert; saving it empty removes it. */
export const AlertForm = ({ programme }: { programme: ProgrammeView }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveAlert(programme.id);
  const { form, submit } = useSubmit({
    values: { alert: programme.dashboard_alert },
    fieldOf: (wire) => (wire === 'program.dashboard_alert' ? 'alert' : wire),
    send: ({ alert }) => mutateAsync(alert),
    said: () => t`Successfully saved.`,
    done: (_answer, sent) => sent.form.reset(sent.typed),
    printed: t`Failed to save.`,
    serverWords: 'unsaid',
  });
  return (
    <SectionCard
      title={t`Dashboard alert`}
      hint={t`Stands above the overview of every member. Leave it empty to show none.`}
    >
      <Form onSubmit={submit} label={t`Dashboard alert`}>
        <TextArea
          {...form.register('alert')}
          label={t`Message`}
          max={programmeLimits.alert}
          error={form.formState.errors.alert?.message}
        />
        <FormActions>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </SectionCard>
  );
};
