import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnRecord } from '../../../../contract/records/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { ReviewCard } from '../../reviews/index.ts';

const shownAtOnce = 4;

/** M08, REV-22: what was said about the reader, as far as they may read it. */
export const Reflections = ({ record, zone }: { record: OwnRecord; zone: string }) => {
  const { t } = useLingui();
  const [most, setMost] = useState(shownAtOnce);
  const { reflections, reflections_waiting: waiting, reflections_private: kept } = record;
  return (
    <SectionCard title={t`What mentors said`}>
      <Stack gap="md">
        {kept && <Notice>{t`Only the admins of this program read what is said of others.`}</Notice>}
        {waiting > 0 && <Notice>{t`Feedback will be available soon.`}</Notice>}
        {!kept && waiting === 0 && reflections.length === 0 && <EmptyState compact title={t`No reviews yet`} />}
        {reflections.length > 0 && (
          <Stack as="ul" gap="sm" label={t`What mentors said`}>
            {reflections.slice(0, most).map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                person={review.person ?? { full_name: t`The group`, profile_photo_url: null, deleted: false }}
                zone={zone}
              />
            ))}
          </Stack>
        )}
        {reflections.length > most && (
          <Stack align="center">
            <Button onPress={() => setMost(most + shownAtOnce)}>{t`Load more`}</Button>
          </Stack>
        )}
      </Stack>
    </SectionCard>
  );
};
