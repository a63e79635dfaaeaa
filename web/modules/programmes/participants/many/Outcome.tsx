import { Plural, useLingui } from '@lingui/react/macro';
import type { ManyActState } from '../../../../../contract/programmes/schemas/many.ts';
import { SaveCsv } from '../../../../lib/SaveCsv.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { ProgressBar } from '../../../../ui/States.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { manyLeftOutAddress, useProgress } from './queries.ts';

interface Props {
  programId: number;
  begun: ManyActState;
  onClose: () => void;
}

const Done = ({ state: { act, done } }: { state: ManyActState }) =>
  ({
    role: (
      <Plural
        value={done}
        _0="Nobody has a new role."
        one="# person has the new role."
        other="# people have the new role."
      />
    ),
    remind: (
      <Plural
        value={done}
        _0="Nobody was reminded."
        one="# person is reminded by email."
        other="# people are reminded by email."
      />
    ),
    resend: (
      <Plural
        value={done}
        _0="No invitation was sent again."
        one="# invitation is sent again."
        other="# invitations are sent again."
      />
    ),
    remove: <Plural value={done} _0="Nobody was removed." one="# person was removed." other="# people were removed." />,
  })[act];

const LeftOut = ({ programId, state }: { programId: number; state: ManyActState }) => {
  const { t } = useLingui();
  const { left_out: leftOut, left_out_people: named, gone } = state;
  const more = leftOut - named.length;
  return (
    <>
      {gone > 0 && (
        <div>
          <Plural
            value={gone}
            one="# person is no longer in this program."
            other="# people are no longer in this program."
          />
        </div>
      )}
      {leftOut > 0 && (
        <Text strong as="div">
          <Plural value={leftOut} one="# person was left out:" other="# people were left out:" />
        </Text>
      )}
      {named.map(({ user_id: id, full_name: name, reason }) => (
        <div key={id}>{t`${name}: ${reason}`}</div>
      ))}
      {leftOut > named.length && <div>{t`and ${more} more, in the file.`}</div>}
      {leftOut > 0 && (
        <div>
          <SaveCsv address={manyLeftOutAddress(programId, state.id)} label={t`Download who was left out`} />
        </div>
      )}
    </>
  );
};

/** How far an act on many people is, and then what became of them. */
export const Outcome = ({ programId, begun, onClose }: Props) => {
  const { t } = useLingui();
  const state = useProgress(programId, begun);
  const { status, total, done, left_out: leftOut, gone } = state;
  const over = done + leftOut + gone;
  if (status === 'running')
    return (
      <SectionCard title={t`Working through the list`} hint={t`You can leave this page; it goes on by itself.`}>
        <ProgressBar value={(100 * over) / Math.max(total, 1)} label={t`People done`} note={t`${over} of ${total}`} />
      </SectionCard>
    );
  return (
    <div role="status">
      <Notice tone={leftOut + gone > 0 ? 'warning' : 'success'} onClose={onClose}>
        <Stack gap="sm">
          <div>
            <Done state={state} />
          </div>
          <LeftOut programId={programId} state={state} />
        </Stack>
      </Notice>
    </div>
  );
};
