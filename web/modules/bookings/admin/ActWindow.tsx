import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminAct } from '../../../../contract/bookings/schemas/states.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { bookingRefusals } from '../../../../contract/bookings/messages.ts';
import { refusalOf } from '../../../lib/call.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/Choices.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAdminAct } from './queries.ts';
import { MoveWindow } from './MoveWindow.tsx';

export interface ActProps {
  booking: AdminBooking;
  zone: string;
  /** Back to the main view (ADB-30). */
  onClose: () => void;
}

const notBegun = (error: unknown) => refusalOf(error)?.code === 'bookings.not_begun';

/** ADB-29, ADB-51: before the start it warns, and asks for a second confirmation. */
const CompleteWindow = ({ booking, onClose }: ActProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useAdminAct(booking.id);
  const [early, setEarly] = useState(booking.completing_early);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { act: 'complete', early },
          { onSuccess: onClose, onError: (error) => notBegun(error) && setEarly(true) },
        )
      }
      title={early ? t`Complete it before it has begun?` : t`Complete this session?`}
      confirmLabel={early ? t`Complete anyway` : t`Mark as Completed`}
      cancelLabel={t`Not yet`}
      tone="brand"
      pending={isPending}
    >
      {early ? bookingRefusals['bookings.not_begun'] : t`This cannot be undone. All participants are notified.`}
    </ConfirmDialog>
  );
};

/** ADB-16, ADB-29 */
const CancelWindow = ({ booking, onClose }: ActProps) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useAdminAct(booking.id);
  const returns = booking.cancelling_returns_points ? t`The credit goes back at once.` : '';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={(reason) => mutate({ act: 'cancel', reason }, { onSuccess: onClose })}
      title={t`Cancel this session?`}
      confirmLabel={t`Cancel session`}
      cancelLabel={t`Keep session`}
      pending={isPending}
      error={refusalOf(error)?.fields?.reason ?? null}
      reason={{
        label: t`Reason`,
        requiredMessage: t`Please provide a reason to cancel`,
        placeholder: t`All participants will read this`,
        max: 500,
      }}
    >
      {[t`Everybody in it is told at once.`, returns, t`This cannot be undone.`].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
};

/** ADB-22: a participant must be chosen. */
const MissWindow = ({ booking, onClose }: ActProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useAdminAct(booking.id);
  const [missing, setMissing] = useState<string | null>(null);
  const people = [
    ...booking.mentors.map((mentor) => ({ ...mentor, note: t`Mentor` })),
    ...booking.mentees.map((mentee) => ({ ...mentee, note: t`Mentee` })),
  ];
  const confirm = () => missing !== null && mutate({ act: 'miss', missing: Number(missing) }, { onSuccess: onClose });
  return (
    <Dialog
      opened
      onClose={onClose}
      size="sm"
      title={t`Mark booking as missed`}
      lead={t`A credit that was paid goes back at once when it was the mentor.`}
      footer={
        <>
          <Button onPress={onClose}>{t`Back`}</Button>
          <ActionButton
            kind="primary"
            pending={isPending}
            whyNot={missing === null ? t`Please choose a participant` : null}
            onPress={confirm}
          >
            {t`Confirm`}
          </ActionButton>
        </>
      }
    >
      <RadioList
        label={t`Who did not come?`}
        options={people.map(({ id, name, note }) => ({ value: String(id), label: name, note }))}
        value={missing}
        onChange={setMissing}
      />
    </Dialog>
  );
};

/** ADB-18 */
const InvestigateWindow = ({ booking, onClose }: ActProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useAdminAct(booking.id);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate({ act: 'investigate' }, { onSuccess: onClose })}
      title={t`Start the investigation?`}
      confirmLabel={t`Start Investigation`}
      cancelLabel={t`Not yet`}
      tone="brand"
      pending={isPending}
    >
      {t`Everybody in it is told that you look into it. Then settle it as completed, cancelled or missed.`}
    </ConfirmDialog>
  );
};

/** ADB-19 */
const RefundWindow = ({ booking, onClose }: ActProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useAdminAct(booking.id);
  const credits = booking.credits_charged / 10;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate({ act: 'refund' }, { onSuccess: onClose })}
      title={t`Refund this session?`}
      confirmLabel={t`Refund`}
      cancelLabel={t`Not yet`}
      tone="brand"
      pending={isPending}
    >
      {t`Credits that go back to who paid: ${credits}. This cannot be undone.`}
    </ConfirmDialog>
  );
};

const windows = {
  complete: CompleteWindow,
  cancel: CancelWindow,
  miss: MissWindow,
  investigate: InvestigateWindow,
  refund: RefundWindow,
  reschedule: MoveWindow,
} as const;

/** ADB-30: one action at a time; closing it leads back to the main view. */
export const ActWindow = ({ act, ...props }: ActProps & { act: AdminAct | null }) => {
  if (act === null) return null;
  const Window = windows[act];
  return <Window {...props} />;
};
