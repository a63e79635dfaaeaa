import { useLingui } from '@lingui/react/macro';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { MatchingSettings } from '../../../../../contract/pairings/schemas/matching/settings.ts';
import { LeaveGuard } from '../../../../lib/LeaveGuard.tsx';
import { useSubmit } from '../../../../lib/use-submit.ts';
import { ActionButton } from '../../../../ui/Button.tsx';
import { Form, FormActions } from '../../../../ui/Form.tsx';
import { Columns, Stack } from '../../../../ui/Layout.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { useChangeMatchingSettings, useStartDraft } from '../queries.ts';
import { Criteria } from './Criteria.tsx';
import { ExamplePairs } from './Examples.tsx';
import { settingsSchema, typedOf, wireOf } from './form.ts';
import { NamedPairs } from './NamedPairs.tsx';
import { Questions } from './Questions.tsx';
import { Rules } from './Rules.tsx';

interface Props {
  settings: MatchingSettings;
  onStarted: (draftId: number) => void;
}

/** Saves what was changed; with 'run', a draft is then calculated with it. */
const useSettingsForm = ({ settings, onStarted }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const save = useChangeMatchingSettings();
  const start = useStartDraft();
  const submission = useSubmit({
    values: typedOf(settings),
    schema: settingsSchema,
    toWire: (typed) => wireOf(id, typed),
    send: async (wire, _keyFor, act: 'run' | undefined, { form }) => {
      const saved = form.formState.isDirty ? await save.mutateAsync(wire) : settings;
      return { saved, draft: act === 'run' ? await start.mutateAsync({ program_id: id }) : null };
    },
    said: ({ draft }) => (draft === null ? t`Saved. The next draft uses these settings.` : null),
    done: ({ saved, draft }, { form }) => {
      form.reset(typedOf(saved));
      if (draft !== null) onStarted(draft.id);
    },
    inForm: true,
  });
  return { ...submission, saving: save.isPending, starting: start.isPending };
};

/** M15: criteria with their weights, rules and named pairs, with live examples beside. */
export const SettingsForm = (props: Props) => {
  const { t } = useLingui();
  const { is_active: isActive } = useThisProgramme();
  const { form, submit, refusal, saving, starting } = useSettingsForm(props);
  const { isDirty } = form.formState;
  const off = isActive ? null : t`This program is no longer active.`;
  const unchanged = isDirty ? null : t`Nothing has been changed.`;
  return (
    <Form label={t`How people are matched`} error={refusal?.error} onSubmit={submit}>
      <LeaveGuard hasChanges={isDirty} />
      <Columns ratio="2-1">
        <Stack gap="md">
          <Criteria form={form} settings={props.settings} />
          <Questions form={form} settings={props.settings} />
          <Rules form={form} />
          <NamedPairs form={form} />
        </Stack>
        <ExamplePairs form={form} />
      </Columns>
      <FormActions sticky note={t`A draft is seen by admins only. Nobody is told before you publish it.`}>
        <ActionButton submit whyNot={off ?? unchanged} pending={saving && !starting}>
          {t`Save`}
        </ActionButton>
        <ActionButton
          kind="primary"
          icon={IconPlayerPlay}
          whyNot={off}
          pending={starting}
          onPress={() => submit(undefined, 'run')}
        >
          {isDirty ? t`Save and run` : t`Run matching`}
        </ActionButton>
      </FormActions>
    </Form>
  );
};
