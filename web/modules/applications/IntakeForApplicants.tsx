import { Plural, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import { plainDay } from '../../lib/time.ts';

interface Props {
  form: Pick<Application, 'last_day' | 'places' | 'places_left'>;
  zone: string;
}

/** For applicants: until when they can apply, and how many places are left. */
export const IntakeForApplicants = ({ form: { last_day: day, places_left: left }, zone }: Props) => {
  const { t } = useLingui();
  const parts = [
    day !== null && (
      <span key="day">{t`Apply by ${plainDay(day)} (end of the day, ${zone.replaceAll('_', ' ')} time)`}</span>
    ),
    left !== null && left > 0 && <Plural key="left" value={left} one="# place left" other="# places left" />,
  ].filter((part) => part !== false);
  return <>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</>;
};
