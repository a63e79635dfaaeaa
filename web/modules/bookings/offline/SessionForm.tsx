import { useLingui } from '@lingui/react/macro';
import type { OfflineRole } from '../../../../contract/bookings/schemas/offline.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { ActionButton } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { useOfflineForm } from './form.ts';
import type { Log } from './queries.ts';
import { WhatPart } from './WhatPart.tsx';
import { WhenPart } from './WhenPart.tsx';
import { WhoPart } from './WhoPart.tsx';

export interface SessionFormProps {
  log: Log;
  zone: string;
  role: OfflineRole;
  isActive: boolean;
}

/** OFF-01: who met, when, and what about. */
export const SessionForm = ({ log, zone, role, isActive }: SessionFormProps) => {
  const { t } = useLingui();
  const { form, submit, pending, unsent } = useOfflineForm(log, role);
  return (
    <Form onSubmit={submit} label={t`Log a session`}>
      <WhoPart form={form} log={log} role={role} />
      <WhenPart form={form} log={log} zone={zone} />
      <WhatPart form={form} log={log} />
      <FormActions sticky>
        <ActionButton
          kind="primary"
          submit
          pending={pending}
          whyNot={isActive ? null : t`This program is no longer active.`}
        >
          {t`Log session`}
        </ActionButton>
      </FormActions>
      <LeaveGuard hasChanges={unsent}>{t`What you wrote about the session will be lost.`}</LeaveGuard>
    </Form>
  );
};
