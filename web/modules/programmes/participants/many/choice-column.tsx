import { useLingui } from '@lingui/react/macro';
import type { Participant } from '../../../../../contract/programmes/schemas/participants.ts';
import { CheckField } from '../../../../ui/Choices.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HiddenText } from '../../../../ui/Text.tsx';
import type { Choice } from './use-choice.ts';

/** Boxes to tick people with; the one in the head ticks the page. */
export const useChoiceColumn = ({ pageState, tickPage, isChosen, tick }: Choice): Column<Participant> => {
  const { t } = useLingui();
  return {
    key: 'choose',
    header: t`Choose`,
    width: '44px',
    card: 'end',
    head: (
      <CheckField
        label={<HiddenText>{t`Choose everyone on this page`}</HiddenText>}
        checked={pageState === 'all'}
        partly={pageState === 'some'}
        onChange={tickPage}
      />
    ),
    cell: ({ user_id: id, full_name: name }) => (
      <CheckField
        label={<HiddenText>{t`Choose ${name}`}</HiddenText>}
        checked={isChosen(id)}
        onChange={(on) => tick(id, on)}
      />
    ),
  };
};
