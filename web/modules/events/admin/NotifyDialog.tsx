import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { AdminEvent } from '../../../../contract/events/schemas/admin.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type ChosenTags, idsOf, noTags } from './chosen-tags.ts';
import { useNotify, useReach } from './queries.ts';
import { TagPicks } from './TagPicks.tsx';

type Reached = ReturnType<typeof useReach>;

const Reach = ({ reached: { reach, error, isCounting, refetch } }: { reached: Reached }) => {
  const { t } = useLingui();
  if (error)
    return (
      <Notice tone="error" action={<Button size="sm" onPress={() => void refetch()}>{t`Retry`}</Button>}>
        {t`We couldn't count who this reaches.`}
      </Notice>
    );
  const count = reach ?? '…';
  return (
    <div role="status" aria-busy={isCounting}>
      <Text strong tone={isCounting ? 'secondary' : 'ink'}>
        {t`Estimated email being send out: ${count}`}
      </Text>
    </div>
  );
};

const useWhyNot = (chosen: ChosenTags, { reach, isCounting }: Reached) => {
  const { t } = useLingui();
  if (Object.values(chosen).every((some) => some.length === 0))
    return t`Choose at least one skill, industry, company or country.`;
  if (isCounting || reach === undefined) return t`Wait until the people are counted.`;
  return reach === 0 ? t`Nobody matches what you chose.` : null;
};

/** EVT-39, EVT-40, B110: announces an event to the people who match what is chosen; each of them hears of it once. */
export const NotifyDialog = ({ event: { id, title }, onClose }: { event: AdminEvent; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useNotify(id);
  const { form, submit } = useSubmit({
    values: noTags,
    send: (typed: ChosenTags) => mutateAsync({ event_tags: idsOf(typed) }),
    said: ({ message }) => message,
    done: onClose,
  });
  const { control, setValue } = form;
  const [skill_tags, industry_tags, company_tags, country_tags] = useWatch({
    control,
    name: ['skill_tags', 'industry_tags', 'company_tags', 'country_tags'],
  });
  const chosen: ChosenTags = { skill_tags, industry_tags, company_tags, country_tags };
  const reached = useReach(id, chosen);
  const whyNot = useWhyNot(chosen, reached);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Notify people of ${title}`}
      lead={t`Everyone who matches gets one email. If you use several lists, people have to match in each of them.`}
    >
      <Form label={t`Notify`} onSubmit={(event) => (whyNot === null && !isPending ? submit(event) : undefined)}>
        <Stack gap="md">
          <TagPicks value={chosen} onChange={(field, entries) => setValue(field, entries)} />
          <Notice tone="warning">{t`Before confirming, please ensure you're certain about your selection.`}</Notice>
          <Reach reached={reached} />
        </Stack>
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <ActionButton kind="primary" submit pending={isPending} whyNot={whyNot}>
            {t`Confirm`}
          </ActionButton>
        </FormActions>
      </Form>
    </Dialog>
  );
};
