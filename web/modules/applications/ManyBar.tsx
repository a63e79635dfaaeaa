import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/endpoint.ts';
import type { Applicant } from '../../../contract/applications/schemas/applicants.ts';
import { minutesToUndo } from '../../../contract/applications/values.ts';
import type { decideApplicants } from '../../../contract/applications/endpoints.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { actsFor, useActWords } from './acts.ts';
import { useRejectionNote } from './ConfirmAct.tsx';
import { type ManyAct, useDecideMany } from './queries.ts';

const forMany: readonly string[] = ['shortlist', 'waitlist', 'approve', 'reject', 'undo'];
const isForMany = (act: string): act is ManyAct => forMany.includes(act);

/** What can be done to some of them at least: the others are named with the reason. */
const actsForSome = (chosen: readonly Applicant[]) => {
  const all = chosen.flatMap(actsFor);
  return all.filter(({ act }, at) => all.findIndex((other) => other.act === act) === at);
};

type Refused = CallAnswer<typeof decideApplicants>['refused'][number];

interface Props {
  applicationId: number;
  chosen: readonly Applicant[];
  onDone: () => void;
}

const Undecided = ({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`Some applicants couldn't be updated`} onClose={onClose}>
      <Stack gap="none">
        {refused.map(({ applicant_id: id, full_name: name, error }) => (
          <Text key={id} size="control">
            {name}: {error}
          </Text>
        ))}
      </Stack>
    </Notice>
  );
};

interface AskProps {
  opened: boolean;
  count: number;
  pending: boolean;
  onClose: () => void;
  onConfirm: (note: string) => void;
}

/** APP-17 */
const AskRejection = ({ count, ...ask }: AskProps) => {
  const { t } = useLingui();
  const reason = useRejectionNote();
  return (
    <ConfirmDialog
      {...ask}
      reason={reason}
      title={count === 1 ? t`Reject this applicant?` : t`Reject ${count} applicants?`}
      confirmLabel={t`Reject`}
    >
      <Trans>
        You can undo this for {minutesToUndo} minutes. After that it is irreversible, and everybody is told by email.
      </Trans>
    </ConfirmDialog>
  );
};

/** Applies one decision to everyone selected, and lists those it failed for, with the reason. */
export const ManyBar = ({ applicationId, chosen, onDone }: Props) => {
  const { t } = useLingui();
  const words = useActWords();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, data, reset } = useDecideMany(applicationId);
  const count = chosen.length;
  const decide = (act: ManyAct, note = '') =>
    mutate(
      { act, ids: chosen.map(({ id }) => id), note },
      {
        onSuccess: ({ message, done }) => {
          if (done > 0) toastSuccess(message);
          onDone();
          setAsking(false);
        },
        onError: (error) => {
          sayFailure(error, t`Oops, something went wrong.`);
          // A note that was typed stays while the line is lost.
          if (error instanceof CallRefused) setAsking(false);
        },
      },
    );
  const refused = data?.refused ?? [];
  return (
    <>
      {refused.length > 0 && <Undecided refused={refused} onClose={reset} />}
      {count > 0 && (
        <Row gap="sm">
          <Text strong size="control">
            <Plural value={count} one="# chosen" other="# chosen" />
          </Text>
          <Button size="sm" kind="quiet" onPress={onDone}>{t`Clear`}</Button>
          {actsForSome(chosen).map(({ act, whyNot }) =>
            isForMany(act) ? (
              <ActionButton
                key={act}
                size="sm"
                kind={act === 'reject' ? 'default' : 'light'}
                icon={words[act].icon}
                pending={isPending}
                whyNot={whyNot}
                onPress={() => (act === 'reject' ? setAsking(true) : decide(act))}
              >
                {words[act].label}
              </ActionButton>
            ) : null,
          )}
        </Row>
      )}
      <AskRejection
        opened={asking}
        count={count}
        pending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={(note) => decide('reject', note)}
      />
    </>
  );
};
