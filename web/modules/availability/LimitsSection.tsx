import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../ui/Card.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Editor } from './useEditor.ts';
import { lengthWords } from './words.ts';

const notices = [0, 30, 60, 120, 240, 480, 720, 1_440, 2_880, 4_320, 7_200, 10_080, 20_160];
const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

interface LengthProps {
  label: string;
  hint: string;
  /** The label for zero. */
  none: string;
  choices: readonly number[];
  value: number;
  onChange: (minutes: number) => void;
  error: string | undefined;
}

/** A length of time; a stored value that is not among the choices is offered as well. */
const LengthField = ({ none, choices, value, onChange, ...field }: LengthProps) => {
  const minutes = [...new Set([...choices, value])].toSorted((a, b) => a - b);
  return (
    <SelectField
      {...field}
      value={String(value)}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      options={minutes.map((one) => ({ value: String(one), label: one === 0 ? none : lengthWords(one) }))}
      searchable={false}
    />
  );
};

/** AVL-17, M05: notice, breaks and the maximum number of sessions. */
export const LimitsSection = ({ editor: { draft, messages, change } }: { editor: Editor }) => {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Notice and breaks`}
      hint={
        draft.own === null
          ? t`Keeps your calendar workable. Sessions booked already stay.`
          : t`Holds outside this program as well. Sessions booked already stay.`
      }
    >
      <Stack>
        <FieldRow>
          <LengthField
            label={t`Shortest notice`}
            hint={t`How long ahead a mentee has to book.`}
            none={t`No notice needed`}
            choices={notices}
            value={draft.notice}
            onChange={(notice) => change({ ...draft, notice }, 'notice_minutes')}
            error={messages['notice_minutes']}
          />
          <NumberField
            label={t`Most sessions a week`}
            hint={t`Monday to Sunday. Leave empty for no limit.`}
            placeholder={t`No limit`}
            value={draft.perWeek}
            onChange={(perWeek) => change({ ...draft, perWeek }, 'sessions_a_week')}
            error={messages['sessions_a_week']}
          />
        </FieldRow>
        <FieldRow>
          <LengthField
            label={t`Break before a session`}
            hint={t`Kept free for you to prepare.`}
            none={t`No break`}
            choices={buffers}
            value={draft.before}
            onChange={(before) => change({ ...draft, before }, 'buffer_before_minutes')}
            error={messages['buffer_before_minutes']}
          />
          <LengthField
            label={t`Break after a session`}
            hint={t`Kept free for notes and a breath.`}
            none={t`No break`}
            choices={buffers}
            value={draft.after}
            onChange={(after) => change({ ...draft, after }, 'buffer_after_minutes')}
            error={messages['buffer_after_minutes']}
          />
        </FieldRow>
      </Stack>
    </SectionCard>
  );
};
