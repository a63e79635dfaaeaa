import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { MonthlyReport } from '../../../../contract/analytics/schemas/report.ts';
import { longestReportAddresses } from '../../../../contract/analytics/values.ts';
import type { WholeBody } from '../../../../contract/endpoint.ts';
import type { changeMonthlyReport } from '../../../../contract/analytics/endpoints.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { plainMonth, shortDay } from '../../../lib/time.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { monthlyReportAddress, useChangeMonthlyReport, useMonthlyReport } from '../queries.ts';

type Settings = Omit<WholeBody<typeof changeMonthlyReport>, 'program_id'>;

const schema = () =>
  import('../../../../contract/analytics/schemas/report.ts').then(({ ReportSettings }) => ReportSettings);

/** When the next one goes out, what the last one was about, and who wants none. */
const State = ({ report }: { report: MonthlyReport }) => {
  const { t } = useLingui();
  const { timezone } = useThisProgramme();
  const { next_at: next, last_month: last, recipients } = report;
  const day = next === null ? '' : shortDay(next, timezone);
  const month = last === null ? '' : plainMonth(`${last}-01`);
  const stopped = recipients.filter((one) => one.stopped).map(({ email }) => email);
  const names = stopped.join(', ');
  return (
    <>
      {(next !== null || last !== null) && (
        <Text size="control" tone="secondary">
          {[next !== null && t`The next report goes out on ${day}.`, last !== null && t`The last one was for ${month}.`]
            .filter((line) => line !== false)
            .join(' ')}
        </Text>
      )}
      {stopped.length > 0 && (
        <Notice tone="info">{t`${names}: stopped by the recipient. Only they can start it again, with the link in the email.`}</Notice>
      )}
    </>
  );
};

const ReportForm = ({ report, onClose }: { report: MonthlyReport; onClose: () => void }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { mutateAsync, isPending } = useChangeMonthlyReport(id);
  const values: Settings = {
    enabled: report.enabled,
    recipients: report.recipients.map(({ email }) => email).join('\n'),
  };
  const { form, submit, refusal } = useSubmit({
    values,
    schema,
    send: (typed) => mutateAsync(typed),
    said: () => t`Saved.`,
    done: onClose,
    inForm: true,
  });
  const { errors } = form.formState;
  return (
    <Form label={t`Monthly report`} error={refusal?.error} onSubmit={submit}>
      <State report={report} />
      <Controller
        control={form.control}
        name="enabled"
        render={({ field, fieldState: { error } }) => (
          <CheckField
            label={t`Send the report by email on the first of each month`}
            hint={t`It covers the month before, as a PDF, and is sent at 8 in the morning in the program’s time zone.`}
            checked={field.value}
            onChange={field.onChange}
            error={error?.message}
          />
        )}
      />
      <TextArea
        {...form.register('recipients')}
        label={t`Send it to`}
        hint={t`Up to 10 email addresses, one on each line. They need no account, and each email has a link to stop it.`}
        max={longestReportAddresses}
        error={errors.recipients?.message}
      />
      <SaveCsv address={monthlyReportAddress(id)} label={t`Download last month’s report`} type="application/pdf" />
      <FormActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button kind="primary" submit pending={isPending}>{t`Save`}</Button>
      </FormActions>
    </Form>
  );
};

export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useMonthlyReport(id);
  return (
    <Dialog opened onClose={onClose} title={t`Monthly report`} lead={t`For whoever pays for the program.`}>
      {data && <ReportForm report={data} onClose={onClose} />}
      {!data && error === null && <SkeletonForm fields={2} />}
      {!data && error !== null && (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  );
};
