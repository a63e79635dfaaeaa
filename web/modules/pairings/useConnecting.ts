import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sayFailure } from '../../lib/failure.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { useConnect, useConnection } from './queries.ts';

/** A member of the programme, as the profile page and the directory know them. */
export interface Member {
  id: number;
  name: string;
}

/** The connection between the viewer and this member; connecting opens the booking window (B70). */
export const useConnecting = ({ id, name }: Member) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { data, isPending, isError, refetch, isFetching } = useConnection(programme.id, id);
  const { mutate, isPending: connecting } = useConnect(programme.id);
  const [booking, setBooking] = useState(false);
  const press = () => {
    if (!data) return;
    if (data.paired) setBooking(true);
    else
      mutate(data, {
        onSuccess: () => {
          toastSuccess(t`You and ${name} are connected.`);
          setBooking(true);
        },
        onError: (error) => sayFailure(error),
      });
  };
  const reason = data ? reasonOf(data.paired ? data.why_not.book : data.why_not.connect) : null;
  const asMentee = data?.viewer_is === 'mentee';
  const connectLabel = asMentee ? t`Connect with Mentor` : t`Connect with Mentee`;
  return {
    connection: data,
    isPending,
    isError: isError && data === undefined,
    retry: () => void refetch(),
    retrying: isFetching,
    /** Why the button is disabled, or null. */
    reason,
    label: data?.paired ? t`Book Session` : connectLabel,
    press,
    connecting,
    booking,
    close: () => setBooking(false),
  };
};
export type Connecting = ReturnType<typeof useConnecting>;
