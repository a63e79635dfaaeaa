import { useLingui } from '@lingui/react/macro';
import { IconUser, IconUsersGroup } from '@tabler/icons-react';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { withoutTime } from './choices.ts';
import type { Creating } from './useCreate.ts';

/** ADB-32, step 1. */
export const KindStep = ({ creating: { choices, setChoices, gaps } }: { creating: Creating }) => {
  const { t } = useLingui();
  return (
    <RadioCards
      label={t`Booking type`}
      required
      columns={2}
      value={choices.kind}
      error={gaps.includes('kind') ? t`Booking type is required` : undefined}
      onChange={(kind) =>
        setChoices((now) => ({ ...withoutTime(now), kind: kind === 'group' ? 'group' : 'one_on_one', group: null }))
      }
      options={[
        { value: 'one_on_one', label: t`One on one`, note: t`A mentor and a mentee`, icon: IconUser },
        { value: 'group', label: t`Group`, note: t`All people of a group`, icon: IconUsersGroup },
      ]}
    />
  );
};
