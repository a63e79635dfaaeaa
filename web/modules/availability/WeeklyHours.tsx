import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { mondayFirst } from './draft.ts';
import { copied, officeHours, withHours } from './hours.ts';
import type { Editor } from './useEditor.ts';
import { WeekdayRow } from './WeekdayRow.tsx';

/** Shown to mentors who have not set any hours yet. */
const FirstHours = ({ draft, change }: Editor) => {
  const { t } = useLingui();
  return (
    <Notice
      title={t`You have no hours yet`}
      action={
        <Button
          kind="light"
          icon={IconCalendarPlus}
          onPress={() => change(copied(withHours(draft, 1, [officeHours]), 1, [2, 3, 4, 5]))}
        >
          <Trans>Open Monday to Friday, 9 to 5</Trans>
        </Button>
      }
    >
      <Trans>Nobody can book you until you open a day. Switch days on below, or start from these hours.</Trans>
    </Notice>
  );
};

/** The week at a glance: each weekday with its switch and its hours (AVL-01). */
export const WeeklyHours = ({ editor }: { editor: Editor }) => {
  const { t } = useLingui();
  const zone = editor.draft.timezone.replaceAll('_', ' ');
  const isEmpty = editor.draft.week.every((hours) => hours.length === 0) && editor.draft.days.length === 0;
  return (
    <SectionCard title={t`Weekly hours`} hint={t`Every week, mentees can book you at these times (${zone} time).`}>
      <Stack>
        {isEmpty && <FirstHours {...editor} />}
        {mondayFirst.map((weekday, at) => (
          <Fragment key={weekday}>
            {at > 0 && <Divider />}
            <WeekdayRow editor={editor} weekday={weekday} />
          </Fragment>
        ))}
      </Stack>
    </SectionCard>
  );
};
