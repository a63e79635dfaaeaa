import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import { plainDay } from '../../lib/time.ts';

type Limits = Pick<Application, 'last_day' | 'places'>;

interface Props {
  form: Limits & Pick<Application, 'places_taken' | 'places_rejected' | 'waitlist'>;
}

/** For admins: the last day of a form, and how many of its places are taken; nothing where neither is limited. */
export const IntakeLine = ({ form }: Props) => {
  const { last_day: day, places, places_taken: taken, places_rejected: rejected, waitlist } = form;
  const { t } = useLingui();
  const parts = [
    places !== null && (
      <Plural key="places" value={places} one={`${taken} of # place taken`} other={`${taken} of # places taken`} />
    ),
    // M42
    places !== null && rejected > 0 && (
      <Plural
        key="rejected"
        value={rejected}
        one="# of them was rejected: the place is free again in at most 10 minutes, unless you undo it"
        other="# of them were rejected: their places are free again in at most 10 minutes, unless you undo it"
      />
    ),
    day !== null && <Trans key="day">Last day: {plainDay(day)}</Trans>,
    (places !== null || day !== null) && waitlist && <span key="waitlist">{t`Then a waitlist`}</span>,
  ].filter((part) => part !== false);
  return <>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</>;
};
