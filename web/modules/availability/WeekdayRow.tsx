import { Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { availabilityLimits } from '../../../contract/availability/values.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { SwitchRow } from '../../ui/Choices.tsx';
import { Columns, Grow, Row, Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { type Hours, mondayFirst, weekPlace } from './draft.ts';
import { copied, hoursToOpenWith, minutesIn, oneMore, withHours } from './hours.ts';
import { HoursFields } from './HoursFields.tsx';
import type { Editor } from './useEditor.ts';
import { lengthWords, weekdayName } from './words.ts';

interface Props {
  editor: Editor;
  weekday: number;
}

/** Adds hours to this day, or copies its hours to other days: icons on a desktop, words on a phone. */
const DayActs = ({ editor: { draft, change }, weekday }: Props) => {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const name = weekdayName(weekday);
  const hours = draft.week[weekday] ?? [];
  const isFull = hours.length >= availabilityLimits.rangesADay;
  const addLabel = t`Add hours on ${name}`;
  const add = () => change(withHours(draft, weekday, [...hours, oneMore(hours)]), `week.${weekday}`);
  const copyLabel = t`Copy the hours of ${name} to other days`;
  const copyTo = (days: readonly number[]) => () => change(copied(draft, weekday, days), 'week');
  const items: MenuEntry[] = [
    { heading: t`Copy to` },
    { label: t`Monday to Friday`, onPress: copyTo([1, 2, 3, 4, 5]) },
    { label: t`Every day`, onPress: copyTo(mondayFirst) },
    'divider',
    ...mondayFirst.filter((day) => day !== weekday).map((day) => ({ label: weekdayName(day), onPress: copyTo([day]) })),
  ];
  const addButton = isPhone ? (
    <Button kind="quiet" size="sm" icon={IconPlus} label={addLabel} onPress={add}>
      <Trans>Add hours</Trans>
    </Button>
  ) : (
    <IconButton icon={IconPlus} label={addLabel} onPress={add} />
  );
  const copyButton = isPhone ? (
    <Button kind="quiet" size="sm" icon={IconCopy} label={copyLabel}>
      <Trans>Copy to</Trans>
    </Button>
  ) : (
    <IconButton icon={IconCopy} label={copyLabel} />
  );
  return (
    <Row gap="none" wrap={false}>
      {!isFull && addButton}
      <Menu label={copyLabel} items={items} trigger={copyButton} align={isPhone ? 'start' : 'end'} />
    </Row>
  );
};

const OpenDay = ({ editor, weekday }: Props) => {
  const isPhone = useIsPhone();
  const { draft, messages, change } = editor;
  const fields = (
    <HoursFields
      name={weekdayName(weekday)}
      hours={draft.week[weekday] ?? []}
      onChange={(hours) => change(withHours(draft, weekday, hours), `week.${weekday}`)}
      messageOf={(at, field) => messages[`${weekPlace(weekday, at)}.${field}`]}
    />
  );
  if (isPhone) {
    return (
      <Stack gap="xs">
        {fields}
        <DayActs editor={editor} weekday={weekday} />
      </Stack>
    );
  }
  return (
    <Row gap="none" wrap={false} align="start">
      <Grow>{fields}</Grow>
      <DayActs editor={editor} weekday={weekday} />
    </Row>
  );
};

/** One weekday: open or closed, and its hours. */
export const WeekdayRow = ({ editor, weekday }: Props) => {
  const { draft, saved, change } = editor;
  const { t } = useLingui();
  const hours: readonly Hours[] = draft.week[weekday] ?? [];
  const isOpen = hours.length > 0;
  const turn = (open: boolean) => {
    const next = open ? hoursToOpenWith(draft, saved, weekday) : [];
    change(withHours(draft, weekday, next), `week.${weekday}`);
  };
  return (
    <Columns ratio="1-2">
      <SwitchRow
        label={weekdayName(weekday)}
        hint={isOpen ? lengthWords(minutesIn(hours)) : t`Closed`}
        checked={isOpen}
        onChange={turn}
      />
      {isOpen && <OpenDay editor={editor} weekday={weekday} />}
    </Columns>
  );
};
