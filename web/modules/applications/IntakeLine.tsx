import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import { plainDay } from '../../lib/time.ts';

type Limits = Pick<Application, 'last_day' | 'places'>;

interface Props {
  form: Limits & Pick<Application, 'places_taken' | 'waitlist'>;
}

/** For admins: the last day of a form, and how many of its places are taken; nothing where neither is limited. */
export const IntakeLine = ({ form: { last_day: day, places, places_taken: taken, waitlist } }: Props) => {
  const { t } = useLingui();
  const parts = [
    places !== null && (
      <Plural key="places" value={places} one={`${taken} of # place taken`} other={`${taken} of # places taken`} />
    ),
    day !== null && <Trans key="day">Last day: {plainDay(day)}</Trans>,
    (places !== null || day !== null) && waitlist && <span key="waitlist">{t`Then a waitlist`}</span>,
  ].filter((part) => part !== false);
  return <>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</>;
};

interface ApplicantProps {
  form: Limits & Pick<Application, 'places_left'>;
  zone: string;
}

/** For applicants: until when they can apply, and how many places are left. */
export const IntakeForApplicants = ({ form: { last_day: day, places_left: left }, zone }: ApplicantProps) => {
  const { t } = useLingui();
  const parts = [
    day !== null && (
      <span key="day">{t`Apply by ${plainDay(day)} (end of the day, ${zone.replaceAll('_', ' ')} time)`}</span>
    ),
    left !== null && left > 0 && <Plural key="left" value={left} one="# place left" other="# places left" />,
  ].filter((part) => part !== false);
  return <>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</>;
};
