import type { ComponentType } from 'react';
import { DashboardFrame } from './DashboardFrame.tsx';
import { DetailFrame } from './DetailFrame.tsx';
import { ListFrame } from './ListFrame.tsx';
import { FormFrame, SettingsFrame, WizardFrame } from './otherFrames.tsx';

/** Page frames filled with examples, by their name in the address. */
export const frames: Record<string, ComponentType> = {
  'frame-list': ListFrame,
  'frame-detail': DetailFrame,
  'frame-wizard': WizardFrame,
  'frame-settings': SettingsFrame,
  'frame-dashboard': DashboardFrame,
  'frame-form': FormFrame,
};
