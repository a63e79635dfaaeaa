import type { ComponentType } from 'react';
import { DashboardFrame } from './DashboardFrame.tsx';
import { DetailFrame } from './DetailFrame.tsx';
import { ListFrame } from './ListFrame.tsx';
import { FormFrame, SettingsFrame, WizardFrame } from './otherFrames.tsx';

/** A page frame filled with an example, by its name in the address. */
export const frames: Record<string, ComponentType> = {
  'frame-list': ListFrame,
  'frame-detail': DetailFrame,
  'frame-wizard': WizardFrame,
  'frame-settings': SettingsFrame,
  'frame-dashboard': DashboardFrame,
  'frame-form': FormFrame,
};
