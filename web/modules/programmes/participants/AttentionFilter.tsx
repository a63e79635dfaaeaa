import { useLingui } from '@lingui/react/macro';
import { type Attention, attentions, daysWithoutSession } from '../../../../contract/programmes/values.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { ChipPick } from '../../../ui/Chips.tsx';
import { type ParticipantFilter, participantSearch } from './search.ts';

interface Props {
  filter: ParticipantFilter;
  onFilter: (next: ParticipantFilter) => void;
}

/** Whom an admin may want to look after: everyone to whom all the pressed ones apply. */
export const AttentionFilter = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const labels: Record<Attention, string> = {
    never_signed_in: t`Never signed in`,
    not_paired: t`Not paired`,
    no_session: t`No session for ${daysWithoutSession} days`,
  };
  const chosen = filter.attention?.split(',') ?? [];
  return (
    <ChipPick
      label={t`Show only`}
      value={chosen}
      onChange={(next) => onFilter(listKit(participantSearch).change(filter, { attention: next.join(',') || null }))}
      options={attentions.map((one) => ({ value: one, label: labels[one] }))}
    />
  );
};
