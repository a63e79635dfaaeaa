import { useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { BottomSheet } from '../../ui/Drawer.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { countFilters, type Filters } from './filters.ts';

interface Props {
  filters: Filters;
  onApply: (next: Filters) => void;
}

/** DIS-06: on small screens the filters fill the screen; nothing is requested before 'Apply filter'. */
export const FilterSheet = ({ filters, onApply }: Props) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState(filters);
  const count = countFilters(filters);
  const open = () => {
    setDraft(filters);
    setOpened(true);
  };
  const close = () => setOpened(false);
  const apply = () => {
    onApply(draft);
    close();
  };
  return (
    <>
      <Button icon={IconAdjustmentsHorizontal} size="lg" onPress={open} aria-haspopup="dialog">
        {count === 0 ? t`Filters` : t`Filters (${count})`}
      </Button>
      <BottomSheet
        opened={opened}
        onClose={close}
        title={t`Filters`}
        tall
        footer={
          <>
            <Button onPress={close}>{t`Cancel`}</Button>
            <Button kind="primary" onPress={apply}>
              {t`Apply filter`}
            </Button>
          </>
        }
      >
        <Stack gap="lg">
          <FilterPanel filters={draft} onChange={setDraft} />
        </Stack>
      </BottomSheet>
    </>
  );
};
