import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SafetyReport } from '../../../../contract/safety/schemas.ts';
import { type SafetyDecision, safetyLimits } from '../../../../contract/safety/values.ts';
import { CallRefused } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useDecideReport } from '../queries.ts';

/** What each decision is called, and what it does. */
const useDecisions = (name: string) => {
  const { t } = useLingui();
  return {
    warn: {
      title: t`Warn ${name}?`,
      label: t`Warn`,
      does: t`${name} is told that an admin warns them. Whoever reported it hears that; nobody is told who reported.`,
    },
    remove: {
      title: t`Remove ${name} from this program?`,
      label: t`Remove`,
      does: t`${name} loses access at once, and their upcoming sessions here are cancelled. Whoever reported it is told.`,
    },
    keep: {
      title: t`Close without action?`,
      label: t`Close`,
      does: t`Whoever reported it is told that nothing more is done. ${name} hears nothing.`,
    },
  };
};

interface AskingProps {
  id: number;
  decision: SafetyDecision;
  name: string;
  onClose: () => void;
}

const Asking = ({ id, decision, name, onClose }: AskingProps) => {
  const { t } = useLingui();
  const { title, label, does } = useDecisions(name)[decision];
  const { mutate, isPending, error } = useDecideReport();
  const decide = (note: string) =>
    mutate(
      { id, decision, note },
      {
        onSuccess: onClose,
        onError: (fault) => {
          if (!(fault instanceof CallRefused)) sayFailure(fault);
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={decide}
      title={title}
      confirmLabel={label}
      tone={decision === 'remove' ? 'danger' : 'brand'}
      pending={isPending}
      error={error instanceof CallRefused ? error.refusal.error : null}
      reason={{ label: t`Note for the admins`, max: safetyLimits.note }}
    >
      {does}
    </ConfirmDialog>
  );
};

interface Props {
  report: SafetyReport;
  name: string;
  inProgram: boolean;
}

/** Three decisions, each asked first. */
export const Deciding = ({ report, name, inProgram }: Props) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<SafetyDecision | null>(null);
  const { remove } = report.why_not;
  const whyNotRemove =
    remove === 'programmes.owner_stays' ? t`The owner of a program can't be removed.` : t`No longer in this program.`;
  return (
    <>
      <Row gap="sm" justify="end">
        <Button onPress={() => setAsked('keep')} aria-haspopup="dialog">
          {t`No action`}
        </Button>
        <Button onPress={() => setAsked('warn')} aria-haspopup="dialog">
          {t`Warn`}
        </Button>
        {inProgram && (
          <ActionButton
            kind="danger"
            onPress={() => setAsked('remove')}
            aria-haspopup="dialog"
            whyNot={remove === null ? null : whyNotRemove}
          >
            {t`Remove from program`}
          </ActionButton>
        )}
      </Row>
      {asked !== null && <Asking id={report.id} decision={asked} name={name} onClose={() => setAsked(null)} />}
    </>
  );
};
