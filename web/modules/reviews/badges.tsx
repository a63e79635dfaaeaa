import { useLingui } from '@lingui/react/macro';
import {
  IconAward,
  IconBook,
  IconCompass,
  IconEar,
  IconFlame,
  IconHeartHandshake,
  IconMessage2,
  IconPuzzle,
  IconSparkles,
} from '@tabler/icons-react';
import type { z } from 'zod';
import type { Badge } from '../../../contract/reviews/schemas/shown.ts';
import { IconLine } from '../../ui/Facts.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { CountPill, StatusPill } from '../../ui/Pills.tsx';
import { HiddenText } from '../../ui/Text.tsx';
import type { IconType } from '../../ui/types.ts';

type Badge = z.infer<typeof Badge>;

/** The images of badges are icon names. */
const images: Partial<Record<string, IconType>> = {
  ear: IconEar,
  sparkles: IconSparkles,
  book: IconBook,
  puzzle: IconPuzzle,
  'heart-handshake': IconHeartHandshake,
  flame: IconFlame,
  'message-2': IconMessage2,
  compass: IconCompass,
};
const iconOf = ({ image }: Badge) => images[image] ?? IconAward;

/** The badges that a person has been given most often, on one line of a card (DIS-20). */
export const BadgeLine = ({ badges }: { badges: readonly Badge[] }) => {
  const { t } = useLingui();
  const [first] = badges;
  if (!first) return null;
  return (
    <IconLine icon={iconOf(first)} tone="secondary" size="meta">
      <HiddenText>{t`Badges:`} </HiddenText>
      {badges.map(({ name }) => name).join(', ')}
    </IconLine>
  );
};

/** The badges of one review. */
export const BadgePills = ({ badges }: { badges: readonly Badge[] }) => {
  if (badges.length === 0) return null;
  return (
    <Row as="ul" gap="xs">
      {badges.map((badge) => (
        <li key={badge.id}>
          <StatusPill tone="brand" icon={iconOf(badge)} size="sm">
            {badge.name}
          </StatusPill>
        </li>
      ))}
    </Row>
  );
};

/** Each badge with the number of times it was given (PRO-27). */
export const BadgeCounts = ({ badges }: { badges: readonly { count: number; badge: Badge }[] }) => {
  const { t } = useLingui();
  return (
    <Stack as="ul" gap="sm">
      {badges.map(({ badge, count }) => (
        <Row key={badge.id} as="li" justify="between" wrap={false}>
          <IconLine icon={iconOf(badge)}>{badge.name}</IconLine>
          <span>
            <HiddenText>{t`given`} </HiddenText>
            <CountPill count={count} tone="brand" />
            <HiddenText> {count === 1 ? t`time` : t`times`}</HiddenText>
          </span>
        </Row>
      ))}
    </Stack>
  );
};
