import { Trans, useLingui } from '@lingui/react/macro';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { Admission } from '../../../../contract/events/schemas/taking.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { later } from '../../../ui/later.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { ListRow } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useCancelTicket, useKeepTicket } from '../queries.ts';

const SendDialog = later(async () => (await import('./SendDialog.tsx')).SendDialog);

interface Props {
  admission: Admission;
}

const Status = ({ admission: { status, checked_in_at: at } }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  if (status === 'used' && at !== null) {
    const when = `${shortDay(at, zone)}, ${timeOfDay(at, zone)}`;
    return <StatusPill tone="green">{t`Checked in ${when}`}</StatusPill>;
  }
  if (status === 'cancelled') return <StatusPill tone="grey">{t`Given back`}</StatusPill>;
  if (status === 'refunded') return <StatusPill tone="grey">{t`Refunded`}</StatusPill>;
  return null;
};

/** The code as it is shown at the door: as big as the screen allows. */
const Code = ({ admission }: Props) => {
  const { t } = useLingui();
  const [big, setBig] = useState(false);
  const { ticket, holder_name: holder, code_url: url } = admission;
  return (
    <>
      <Button
        size="sm"
        kind="light"
        icon={IconQrcode}
        onPress={() => setBig(true)}
        label={t`Show the code of ${ticket}, ${holder}`}
        aria-haspopup="dialog"
      >
        {t`Show code`}
      </Button>
      <Dialog opened={big} onClose={() => setBig(false)} title={ticket} lead={holder} size="sm">
        <Stack align="stretch">
          <QrCode value={url} label={t`QR code of this ticket`} size="lg" />
          <Text align="center" tone="secondary" size="control">
            <Trans>Show this at the door.</Trans>
          </Text>
        </Stack>
      </Dialog>
    </>
  );
};

const GiveBack = ({ admission: { id, ticket } }: Props) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useCancelTicket();
  const giveBack = () =>
    mutate(id, {
      onSuccess: () => toastSuccess(t`You gave your ticket back.`),
      onError: (error) => sayFailure(error),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button size="sm" onPress={() => setAsked(true)}>
        {t`Give it back`}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={giveBack}
        title={t`Give your ticket back?`}
        confirmLabel={t`Give it back`}
        cancelLabel={t`Keep it`}
        pending={isPending}
      >
        <Trans>
          Your spot ({ticket}) is free for somebody else at once. If tickets run out, you may not get one again.
        </Trans>
      </ConfirmDialog>
    </>
  );
};

const Send = ({ admission }: Props) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" onPress={() => setOpened(true)} aria-haspopup="dialog">
        {t`Send to somebody else`}
      </Button>
      {opened && <SendDialog admissionId={admission.id} onClose={() => setOpened(false)} />}
    </>
  );
};

/** On its way to somebody, until they accept. */
const OnItsWay = ({ id, to }: { id: number; to: string }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useKeepTicket();
  const keep = () =>
    mutate(id, {
      onSuccess: () => toastSuccess(t`You keep this ticket.`),
      onError: (error) => sayFailure(error),
    });
  return (
    <Row>
      <Text size="control">{t`On its way to ${to}`}</Text>
      <Button size="sm" onPress={keep} pending={isPending}>
        {t`Keep it instead`}
      </Button>
    </Row>
  );
};

/** One person's way in: its code, and what can be done with it. */
export const AdmissionRow = ({ admission, isOver }: Props & { isOver: boolean }) => {
  const { t } = useLingui();
  const { id, ticket, holder_name: holder, status, code_url: url, sent_to: to } = admission;
  const isValid = status === 'valid' && !isOver;
  return (
    <ListRow>
      <Row gap="md" align="start" wrap={false}>
        {isValid && <QrCode value={url} label={t`QR code of ${ticket}, ${holder}`} />}
        <Grow>
          <Stack gap="sm">
            <div>
              <Text strong>{ticket}</Text>
              <Text size="control" tone="secondary">
                {holder}
              </Text>
            </div>
            <Row>
              <Status admission={admission} />
              {isValid && <Code admission={admission} />}
              {isValid && admission.can_send && to === null && <Send admission={admission} />}
              {isValid && admission.can_cancel && <GiveBack admission={admission} />}
            </Row>
            {isValid && to !== null && <OnItsWay id={id} to={to} />}
          </Stack>
        </Grow>
      </Row>
    </ListRow>
  );
};
