import { Trans, useLingui } from '@lingui/react/macro';
import type { DashboardOverview } from '../../../../contract/analytics/schemas/dashboard.ts';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { adminPath } from '../../../lib/paths.ts';
import { useMissingWords, useProgramme, useThisProgramme } from '../../../modules/programmes/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';

type Status = DashboardOverview['setup_status'];

/** The steps a programme needs before it can start, in a sensible order. */
const useSteps = (status: Status, programme: Pick<Programme, 'setup_step' | 'missing'> | undefined) => {
  const { t } = useLingui();
  const words = useMissingWords();
  // A last day that has passed belongs to a program that is over, not to one that was never set up.
  const missing = (programme?.missing ?? []).filter((part) => part !== 'end_date');
  const list = missing.map((part) => words[part]).join(', ');
  return [
    {
      key: 'setup',
      page: 'setup',
      done: programme?.setup_step === 'done' && missing.length === 0,
      title: t`Set up the program`,
      words: missing.length > 0 ? t`Still missing: ${list}` : t`Dates, modules, services and questions`,
    },
    {
      key: 'invite',
      page: 'user-invites',
      done: status.has_invited_user,
      title: t`Invite users`,
      words: t`Mentors and mentees join by a link or an e-mail`,
    },
    {
      key: 'pairing',
      page: 'group_and_pairings_management',
      done: status.has_setup_pairing,
      title: t`Set up pairing`,
      words: t`Who meets whom, in pairs or in groups`,
    },
    {
      key: 'agenda',
      page: 'agenda',
      done: status.has_created_agenda,
      title: t`Create an agenda`,
      words: t`What happens when, for everybody to see`,
    },
  ];
};

/** PRG-49, PRG-50: what is left to do before the programme can start; hidden once everything is done. */
export const StartingGuide = ({ status }: { status: Status }) => {
  const { t } = useLingui();
  const here = useThisProgramme();
  const { data: programme } = useProgramme(here.id);
  const steps = useSteps(status, programme);
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  if (!programme || !next) return null;
  return (
    <SectionCard
      title={t`Starting guide`}
      actions={
        <Button kind="primary" size="sm" href={adminPath(here, next.page)}>
          {next.title}
        </Button>
      }
    >
      <Stack gap="md">
        <ProgressBar
          label={t`Setup status`}
          value={(100 * done) / steps.length}
          note={
            <Trans>
              {done} of {steps.length} done
            </Trans>
          }
        />
        <Timeline
          label={t`Starting guide`}
          items={steps.map(({ key, page, done: isDone, title, words }) => ({
            key,
            title: <Link href={adminPath(here, page)}>{title}</Link>,
            children: isDone ? t`Done` : words,
            tone: isDone ? ('done' as const) : key === next.key ? ('now' as const) : ('later' as const),
          }))}
        />
      </Stack>
    </SectionCard>
  );
};
