import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconDots } from '@tabler/icons-react';
import type { Applicant } from '../../../contract/applications/schemas/applicants.ts';
import { portalPath } from '../../lib/paths.ts';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Choices.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { HiddenText, Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { actsFor, useActWords } from './acts.ts';
import { ApplicantBadge } from './Badges.tsx';
import type { Review } from './useReview.ts';

const RowActs = ({ applicant, review, onRead }: { applicant: Applicant; review: Review; onRead: () => void }) => {
  const { t } = useLingui();
  const words = useActWords();
  const acts = actsFor(applicant);
  const name = applicant.full_name;
  const items = acts
    .filter(({ act }) => act !== 'undo')
    .map(({ act, whyNot }) => ({
      ...words[act],
      onPress: () => review.act(act, applicant),
      ...(whyNot !== null && { whyNot }),
    }));
  return (
    <Row gap="xs" wrap={false} justify="end">
      <Button size="sm" kind="light" label={t`Read the application of ${name}`} onPress={onRead}>
        {t`Read`}
      </Button>
      {applicant.why_not.undo === null && (
        <Button
          size="sm"
          icon={IconArrowBackUp}
          label={t`Undo the rejection of ${name}`}
          pending={review.pending}
          onPress={() => review.act('undo', applicant)}
        >
          {t`Undo`}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={t`Actions for ${name}`}
          trigger={<IconButton size="sm" icon={IconDots} label={t`Actions for ${name}`} />}
          items={items}
        />
      )}
    </Row>
  );
};

const Standing = ({ applicant, zone }: { applicant: Applicant; zone: string }) => {
  const { t } = useLingui();
  const { status, confirmed, rejects_at: told } = applicant;
  return (
    <Stack gap="none">
      <Row gap="xs">
        <ApplicantBadge status={status} />
        {!confirmed && <StatusPill tone="orange">{t`Not confirmed`}</StatusPill>}
      </Row>
      {told !== null && (
        <Text size="meta" tone="secondary">
          {t`Email goes out at ${timeOfDay(told, zone)}`}
        </Text>
      )}
    </Stack>
  );
};

interface ApplicantColumnOptions {
  zone: string;
  review: Review;
  chosen: ReadonlySet<number>;
  onChoose: (id: number, chosen: boolean) => void;
  onRead: (id: number) => void;
}

/** Name, date, status and actions; only applicants waiting for a decision can be selected together. */
export const useApplicantColumns = (canChoose: boolean, wanted: ApplicantColumnOptions): Column<Applicant>[] => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { zone, review, chosen, onChoose, onRead } = wanted;
  const choice: Column<Applicant> = {
    key: 'choose',
    header: t`Choose`,
    headerHidden: true,
    width: '44px',
    card: 'end',
    cell: ({ id, full_name: name }) => (
      <CheckField
        label={<HiddenText>{t`Choose ${name}`}</HiddenText>}
        checked={chosen.has(id)}
        onChange={(on) => onChoose(id, on)}
      />
    ),
  };
  return [
    ...(canChoose ? [choice] : []),
    {
      key: 'applicant',
      header: t`Applicant`,
      card: 'title',
      cell: ({ full_name: name, profile_photo_url: src, email, slug }) => (
        <PersonRow
          name={name}
          src={src}
          meta={email}
          // SYS-22
          {...(slug !== null && { href: portalPath(programme, `members/${slug}`) })}
        />
      ),
    },
    {
      key: 'applied',
      header: t`Applied on`,
      cell: ({ applied_on: at }) => (at === null ? t`Not sent yet` : shortDay(at, zone)),
    },
    {
      key: 'status',
      header: t`Status`,
      cell: (row) => <Standing applicant={row} zone={zone} />,
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) => <RowActs applicant={row} review={review} onRead={() => onRead(row.id)} />,
    },
  ];
};
