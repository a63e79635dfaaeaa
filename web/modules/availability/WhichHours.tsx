import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar, IconCalendarStar } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { availabilityBody } from './draft.ts';
import type { Editor } from './useEditor.ts';
import { WeekLines } from './WeekLines.tsx';
import { useWhoseHours } from './whose.ts';

/** B24: in a programme either the usual hours apply, or others that are set for it alone. */
export const WhichHours = ({ editor: { draft, saved, change } }: { editor: Editor }) => {
  const { t } = useLingui();
  const isMine = useWhoseHours()?.id === null;
  return (
    <SectionCard
      title={t`Hours in this program`}
      actions={
        isMine &&
        draft.own === false && (
          <Button size="sm" href={paths.availability()}>
            <Trans>Change your usual hours</Trans>
          </Button>
        )
      }
    >
      <Stack>
        <RadioCards
          label={t`Which hours hold here`}
          labelHidden
          columns={2}
          value={draft.own ? 'own' : 'usual'}
          onChange={(which) => change({ ...draft, own: which === 'own' })}
          options={[
            {
              value: 'usual',
              icon: IconCalendar,
              label: t`The usual hours`,
              note: isMine ? t`The same as outside this program.` : t`The same as outside this program; theirs to set.`,
            },
            {
              value: 'own',
              icon: IconCalendarStar,
              label: t`Other hours`,
              note: t`They hold in this program alone. A time that is taken elsewhere is not offered.`,
            },
          ]}
        />
        {draft.own === false && saved.own === false && (
          <WeekLines rules={availabilityBody({ ...saved, own: true }).rules} />
        )}
      </Stack>
    </SectionCard>
  );
};
