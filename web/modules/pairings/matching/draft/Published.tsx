import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { timeOfDay } from '../../../../lib/time.ts';
import { ActionButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { ListRow, RowList } from '../../../../ui/RowList.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useUndoDraft } from '../queries.ts';
import { reasonOf } from '../../../../lib/reasons.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const Undo = ({ draft }: { draft: Draft }) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useUndoDraft(draft.id);
  const close = () => {
    reset();
    setAsked(false);
  };
  return (
    <>
      <ActionButton
        icon={IconArrowBackUp}
        whyNot={reasonOf(draft.why_not.undo)}
        pending={isPending}
        onPress={() => setAsked(true)}
      >
        {t`Undo`}
      </ActionButton>
      <ConfirmDialog
        opened={asked}
        onClose={close}
        onConfirm={() => mutate(undefined, { onSuccess: close })}
        title={t`Undo this publication?`}
        confirmLabel={t`Undo it`}
        pending={isPending}
        error={refusalOf(error)?.error ?? null}
      >
        {t`The pairs of this draft are taken back, and nobody is told.`}
      </ConfirmDialog>
    </>
  );
};

/** Ten minutes in which nobody is told yet, on a clock. */
const Waiting = ({ draft, until, zone }: { draft: Draft; until: string; zone: string }) => {
  const { t } = useLingui();
  const seconds = useSecondsUntil(until);
  const at = timeOfDay(until, zone);
  if (seconds === 0) return <Notice tone="success" title={t`Published`}>{t`Everyone is told from ${at} on.`}</Notice>;
  const left = clockOf(seconds);
  return (
    <Notice tone="success" title={t`Published. Nobody is told before ${at}`} action={<Undo draft={draft} />}>
      <Text as="span" size="control" numeric>
        {t`You can undo it for ${left} minutes, as long as nobody has booked a session.`}
      </Text>
    </Notice>
  );
};

/** Who was not paired because something had changed meanwhile, each with the reason. */
const NotPublished = ({ rows }: { rows: Draft['not_published'] }) => {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <SectionCard title={t`Not paired`} hint={t`Something had changed for these people when you published.`} flush>
      <RowList label={t`Not paired`}>
        {rows.map(({ mentee: { id, full_name: mentee }, mentor: { full_name: mentor }, code }) => (
          <ListRow key={id}>
            <Stack gap="none">
              <Text size="control" strong>{t`${mentee} and ${mentor}`}</Text>
              <Text size="meta" tone="secondary">
                {reasonOf(code)}
              </Text>
            </Stack>
          </ListRow>
        ))}
      </RowList>
    </SectionCard>
  );
};

/** M15: what publishing did, and the time in which it can be undone. */
export const Published = ({ draft, zone }: { draft: Draft; zone: string }) => (
  <>
    {draft.undo_until !== null && <Waiting draft={draft} until={draft.undo_until} zone={zone} />}
    <NotPublished rows={draft.not_published} />
  </>
);
