import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Seat } from '../../../../contract/meetings/schemas.ts';
import { VideoTile } from '../../../ui/room/VideoTile.tsx';
import type { InRoom } from './in-room.ts';
import { useSnapshot } from './useRoom.ts';

interface TileProps extends InRoom {
  speaker: string | null;
  onSilenced: () => void;
}

const personOf = ({ opened }: Pick<InRoom, 'opened'>, userId: number) => opened.people.find(({ id }) => id === userId);

const faceOf = (place: InRoom, userId: number) => {
  const person = personOf(place, userId);
  return { name: person?.name ?? '', photo: person?.photo_url ?? null };
};

/** Shown only while there is no connection. */
const useLineWords = (line: RTCPeerConnectionState | undefined) => {
  const { t } = useLingui();
  if (line === 'connected') return null;
  return line === 'disconnected' || line === 'failed' ? t`Reconnecting…` : t`Connecting…`;
};

/** Another participant, as large as space allows. */
export const OtherTile = ({ seat, ...place }: TileProps & { seat: Seat }) => {
  const { t } = useLingui();
  const { peerOf, state } = useSnapshot(place.room);
  const peer = peerOf(seat.seat);
  const remark = useLineWords(peer?.state());
  return (
    <VideoTile
      stream={peer?.main ?? null}
      {...faceOf(place, seat.user_id)}
      picture={seat.camera}
      microphone={seat.microphone}
      mutedLabel={t`Microphone off`}
      recordsLabel={state.recording?.seat === seat.seat ? t`Recording` : null}
      remark={remark}
      speaker={place.speaker}
      onSilenced={place.onSilenced}
    />
  );
};

export const ScreenTile = ({ seat, ...place }: TileProps & { seat: Seat }) => {
  const { t } = useLingui();
  const { peerOf } = useSnapshot(place.room);
  const name = personOf(place, seat.user_id)?.name ?? '';
  return <VideoTile stream={peerOf(seat.seat)?.screen ?? null} name={t`Screen of ${name}`} picture screen own />;
};

/** A participant who is expected, shown while nobody else has come. */
export const WaitingTile = ({ userId, ...place }: InRoom & { userId: number }) => {
  const { t } = useLingui();
  return <VideoTile stream={null} {...faceOf(place, userId)} picture={false} remark={t`Not here`} />;
};

export const OwnTile = ({ size = 'fill', ...place }: TileProps & { size?: 'fill' | 'small' }) => {
  const { t } = useLingui();
  const { tracks, media } = useSnapshot(place.room);
  const { camera } = tracks;
  const stream = useMemo(() => (camera ? new MediaStream([camera]) : null), [camera]);
  return (
    <VideoTile
      stream={stream}
      name={t`You`}
      photo={personOf(place, place.myId)?.photo_url ?? null}
      picture={media.camera}
      microphone={media.microphone}
      mutedLabel={t`Microphone off`}
      own
      size={size}
    />
  );
};
