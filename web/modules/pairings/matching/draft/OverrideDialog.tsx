import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Person } from '../../../../../contract/profiles/schemas/own.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SkeletonList } from '../../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../../ui/States.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useKeepOverride, usePrice } from '../queries.ts';
import { Choices } from './Choices.tsx';
import { PriceWords } from './PriceWords.tsx';

interface Props {
  draftId: number;
  mentee: Person;
  onClose: () => void;
}

interface PricedProps extends Props {
  mentor: Person;
  onBack: () => void;
}

/** What the chosen mentor costs; kept or not only after it has been read. */
const Priced = ({ draftId, mentee, mentor, onBack, onClose }: PricedProps) => {
  const { t } = useLingui();
  const two = { mentee_id: mentee.id, mentor_id: mentor.id };
  const { data, error, refetch, isFetching } = usePrice(draftId, two);
  const keep = useKeepOverride(draftId);
  return (
    <Stack gap="md">
      {data && <PriceWords price={data} />}
      {!data && error === null && (
        <>
          <Text tone="secondary">{t`Matching everyone again with these two together…`}</Text>
          <SkeletonList rows={3} />
        </>
      )}
      {!data && error !== null && (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {keep.error !== null && (
        <Notice tone="error">{refusalOf(keep.error)?.error ?? t`Oops, something went wrong!`}</Notice>
      )}
      <Row justify="end" gap="sm">
        <Button onPress={onBack}>{t`Choose someone else`}</Button>
        {data && (
          <Button kind="primary" pending={keep.isPending} onPress={() => keep.mutate(two, { onSuccess: onClose })}>
            {t`Keep this choice`}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

/** M15: another mentor for somebody: choose, read what it does to the others, keep it or not. */
export const OverrideDialog = ({ draftId, mentee, onClose }: Props) => {
  const { t } = useLingui();
  const [mentor, setMentor] = useState<Person | null>(null);
  const [name, chosen] = [mentee.full_name, mentor?.full_name ?? ''];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={mentor === null ? t`Another mentor for ${name}` : t`${chosen} for ${name}`}
      lead={mentor === null ? t`The best first. Nothing changes before you have read what it does.` : undefined}
    >
      {mentor === null ? (
        <Choices draftId={draftId} mentee={mentee} onChoose={setMentor} />
      ) : (
        <Priced {...{ draftId, mentee, mentor, onClose }} onBack={() => setMentor(null)} />
      )}
    </Dialog>
  );
};
