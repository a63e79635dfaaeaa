import { useLingui } from '@lingui/react/macro';
import { dayIn, plainDay } from '../../lib/time.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useProgrammeHere } from '../programmes/index.ts';

interface Props {
  slot: string | null;
}

/** Nothing forbids a session before the program begins; whoever chooses such a time is told. */
export const BeforeStart = ({ slot }: Props) => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  const first = programme?.start_date ?? null;
  if (slot === null || programme === null || first === null || dayIn(slot, programme.timezone) >= first) return null;
  return <Notice tone="warning">{t`${programme.name} starts on ${plainDay(first)}. This time is before that.`}</Notice>;
};
