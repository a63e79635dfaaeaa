import { useLingui } from '@lingui/react/macro';
import { IconPlayerStop } from '@tabler/icons-react';
import type { BegunImport } from '../../../../contract/programmes/schemas/imports.ts';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { adminPath } from '../../../lib/paths.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useBegunImports, useStopImport } from './queries.ts';

interface Props {
  programme: ProgrammeView;
  one: BegunImport;
}

const Begun = ({ programme, one }: Props) => {
  const { t } = useLingui();
  const { id: importId, file_name: name, status, done, total, waits_until: until } = one;
  const { mutate, isPending } = useStopImport({ programId: programme.id, importId });
  const { timezone: zone } = programme;
  const [day, time] = until === null ? ['', ''] : [shortDay(until, zone), timeOfDay(until, zone)];
  return (
    <SectionCard title={t`People from ${name}`}>
      <Stack>
        <ProgressBar
          value={total === 0 ? 100 : (100 * done) / total}
          label={status === 'running' ? t`Adding people` : t`Stopped`}
          note={t`${done} of ${total}`}
        />
        {until !== null && (
          <Text tone="secondary">{t`As many emails as allowed were sent. It continues automatically on ${day} at ${time}.`}</Text>
        )}
        <Row justify="end">
          {status === 'running' && (
            <Button icon={IconPlayerStop} pending={isPending} onPress={() => mutate()}>
              {t`Stop`}
            </Button>
          )}
          <Button href={`${adminPath(programme, 'user_management/import')}?file=${importId}`}>{t`See the rows`}</Button>
        </Row>
      </Stack>
    </SectionCard>
  );
};

/** Imports that have begun: whoever left their page finds them here. */
export const BegunImports = ({ programme }: { programme: ProgrammeView }) => {
  const { data = [] } = useBegunImports(programme.id);
  return data.map((one) => <Begun key={one.id} programme={programme} one={one} />);
};
