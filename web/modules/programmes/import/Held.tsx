import { Plural, useLingui } from '@lingui/react/macro';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useUndoImport } from './later-queries.ts';
import { useRunImport } from './queries.ts';

interface Props {
  of: { programId: number; importId: number };
  data: ParticipantImport;
  zone: string;
}

const Until = ({ at, zone }: { at: string | null; zone: string }) => {
  const { t } = useLingui();
  if (at === null) return t`They are added and get their email when you press Add now.`;
  const [day, time, place] = [shortDay(at, zone), timeOfDay(at, zone), zone.replaceAll('_', ' ')];
  return t`They are added and get their email on ${day} at ${time} (${place}).`;
};

/** An import that is decided and waits: nobody is added yet, and nothing is sent. */
export const Held = ({ of, data, zone }: Props) => {
  const { t } = useLingui();
  const run = useRunImport(of);
  const back = useUndoImport(of);
  const error = run.error ?? back.error;
  return (
    <Stack gap="lg">
      <Notice
        tone="info"
        action={
          <Row>
            <Button pending={back.isPending} onPress={() => back.mutate()}>{t`Back to the choices`}</Button>
            <Button kind="primary" pending={run.isPending} onPress={() => run.mutate()}>{t`Add now`}</Button>
          </Row>
        }
      >
        <Plural value={data.counts.ready} one="# person is waiting." other="# people are waiting." />{' '}
        <Until at={data.starts_at} zone={zone} />
      </Notice>
      {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
    </Stack>
  );
};
