import { useLingui } from '@lingui/react/macro';
import type { DeviceProblem, Kind } from './engine/devices.ts';

interface Help {
  title: string;
  help: string;
}

/** What is wrong with a camera or a microphone, and what to do about it. */
export const useDeviceWords = () => {
  const { t } = useLingui();
  const video: Record<DeviceProblem, Help> = {
    refused: {
      title: t`Your browser keeps the camera from us`,
      help: t`Press the camera or lock sign beside the address, allow the camera, and try again. You can also enter without a camera.`,
    },
    missing: {
      title: t`No camera was found`,
      help: t`Plug one in and try again, or enter without a camera.`,
    },
    busy: {
      title: t`The camera cannot be used`,
      help: t`Another program may be using it. Close that program and try again, or enter without a camera.`,
    },
    unsupported: {
      title: t`This browser gives us no camera`,
      help: t`Please use a current version of Chrome, Edge, Firefox or Safari, over a secure connection.`,
    },
  };
  const audio: Record<DeviceProblem, Help> = {
    refused: {
      title: t`Your browser keeps the microphone from us`,
      help: t`Press the microphone or lock sign beside the address, allow the microphone, and try again. Without it the others cannot hear you.`,
    },
    missing: {
      title: t`No microphone was found`,
      help: t`Plug in a microphone or a headset and try again. Without it the others cannot hear you.`,
    },
    busy: {
      title: t`The microphone cannot be used`,
      help: t`Another program may be using it. Close that program and try again.`,
    },
    unsupported: {
      title: t`This browser gives us no microphone`,
      help: t`Please use a current version of Chrome, Edge, Firefox or Safari, over a secure connection.`,
    },
  };
  return (kind: Kind, problem: DeviceProblem) => (kind === 'audio' ? audio : video)[problem];
};
