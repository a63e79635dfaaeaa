import { useLingui } from '@lingui/react/macro';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '../../../ui/Button.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { HealthSettingsDialog } from './HealthSettingsDialog.tsx';

/** Where the program decides how often its pairs should meet, and what their health is made of. */
export const HealthSettingsButton = () => {
  const { t } = useLingui();
  const { is_active: isActive } = useThisProgramme();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionButton
        icon={IconAdjustments}
        whyNot={isActive ? null : t`This program is no longer active.`}
        onPress={() => setOpened(true)}
      >
        {t`Rhythm and weights`}
      </ActionButton>
      {opened && <HealthSettingsDialog onClose={() => setOpened(false)} />}
    </>
  );
};
