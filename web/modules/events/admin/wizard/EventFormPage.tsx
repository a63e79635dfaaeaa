import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { EditableEvent } from '../../../../../contract/events/schemas/admin.ts';
import type { CurrentUser } from '../../../../../contract/me/schemas.ts';
import { isNotFound, refusalOf } from '../../../../lib/call.ts';
import { placeOf } from '../../../../lib/kept/places.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { DetailPage } from '../../../../ui/frames/DetailPage.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { SkeletonForm } from '../../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../../ui/States.tsx';
import { useMe } from '../../../accounts/index.ts';
import { useMyProgrammes, useProgrammeHere } from '../../../programmes/index.ts';
import { eventAdminPages } from '../addresses.ts';
import { Denied, deniedWords, NoSuchEvent } from '../Denied.tsx';
import { useEditableEvent } from '../queries.ts';
import { EventWizard } from './EventWizard.tsx';
import { eventValues, newEvent } from './values.ts';

/** On the platform, or in the admin portal of the program whose address this is. */
const usePlace = () => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  const whyNot = programme?.is_active === false ? t`This program is no longer active.` : null;
  return { of: programme, whyNot };
};

/** EVT-25 */
const New = ({ me, programId, above }: { me: CurrentUser; programId: number | null; above?: ReactNode }) => {
  const { of, whyNot } = usePlace();
  return (
    <EventWizard
      of={of}
      programId={programId}
      saved={null}
      values={newEvent(of?.timezone ?? me.timezone)}
      place={placeOf(me.id, 'event', of?.id ?? 'platform', 'new')}
      whyNot={whyNot}
      above={above}
    />
  );
};

/** B97: whoever is no admin of the platform says which of their programs the event is of. */
const NewOfProgram = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMyProgrammes();
  const [chosen, setChosen] = useState<number | null>(null);
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonForm fields={6} />;
  const own = data.programs.filter((one) => one.is_admin && one.is_active && !one.is_draft);
  const [first] = own;
  if (first === undefined) return <Denied message={t`Only admins can do this.`} />;
  const programId = chosen ?? first.id;
  return (
    <New
      me={me}
      programId={programId}
      above={
        <SelectField
          label={t`Program`}
          required
          value={String(programId)}
          onChange={(id) => setChosen(Number(id))}
          options={own.map(({ id, name, enterprise }) => ({ value: String(id), label: name, note: enterprise.name }))}
        />
      }
    />
  );
};

export const NewEventPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const { of } = usePlace();
  usePageTitle(t`New event`);
  if (!me) return null;
  return of === null && !me.is_platform_admin ? <NewOfProgram me={me} /> : <New me={me} programId={of?.id ?? null} />;
};

const Edited = ({ event }: { event: EditableEvent }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { of, whyNot } = usePlace();
  if (!me) return null;
  const isAwaited = event.active && !event.event_ended && event.tickets.some(({ taken }) => taken > 0);
  return (
    <EventWizard
      of={of}
      programId={event.program_id}
      saved={event}
      values={eventValues(event)}
      place={placeOf(me.id, 'event', event.id)}
      whyNot={whyNot}
      above={
        isAwaited && <Notice>{t`If you change the time or the place, everyone with a ticket gets an email.`}</Notice>
      }
    />
  );
};

/** EVT-22: an event of another program is not here. */
export const EditEventPage = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const { of } = usePlace();
  const { data, error, refetch, isFetching } = useEditableEvent(id);
  usePageTitle(t`Edit event`);
  const list = eventAdminPages(of).list;
  const denied = deniedWords(error);
  if (denied !== null) return <Denied message={denied} />;
  if (isNotFound(error) || (data && of !== null && data.program_id !== of.id)) return <NoSuchEvent list={list} />;
  if (data) return <Edited event={data} />;
  return (
    <DetailPage title={t`Edit event`} back={{ href: list, label: t`Events` }} width="narrow">
      {error ? (
        <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonForm fields={6} />
      )}
    </DetailPage>
  );
};
