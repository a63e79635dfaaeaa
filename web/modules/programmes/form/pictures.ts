import { useLingui } from '@lingui/react/macro';
import type { PictureName } from '../queries.ts';

interface Shape {
  /** Width divided by height. */
  aspect: number;
  width: number;
  type: 'image/png' | 'image/jpeg';
  /** Cropping would stop an animated one. */
  mayMove: boolean;
}

const logo: Shape = { aspect: 1, width: 600, type: 'image/png', mayMove: false };

/** PRG-12, A38: the shape to which each picture is cropped. */
export const shapes: Readonly<Record<PictureName, Shape>> = {
  photo: logo,
  banner: { aspect: 1440 / 400, width: 1440, type: 'image/jpeg', mayMove: true },
  signup_vertical_banner: { aspect: 11 / 16, width: 880, type: 'image/jpeg', mayMove: true },
  sign_up_logo: logo,
  sign_in_logo: logo,
};

export const usePictureWords = (): Record<PictureName, { label: string; hint: string; crop: string; alt: string }> => {
  const { t } = useLingui();
  const logoHint = t`Recommended 300x300. JPG or PNG, up to 2MB.`;
  return {
    photo: { label: t`Logo`, hint: logoHint, crop: t`Crop your logo`, alt: t`The program's logo` },
    banner: {
      label: t`Banner`,
      hint: t`Recommended 1440x400. JPG, PNG or GIF, up to 2MB.`,
      crop: t`Crop your banner`,
      alt: t`The program's banner`,
    },
    signup_vertical_banner: {
      label: t`Sign-up picture`,
      hint: t`Upright, 11:16. JPG, PNG or GIF, up to 2MB.`,
      crop: t`Crop the picture`,
      alt: t`The picture beside the sign-up form`,
    },
    sign_up_logo: {
      label: t`Sign-up logo`,
      hint: logoHint,
      crop: t`Crop your logo`,
      alt: t`The logo on the sign-up page`,
    },
    sign_in_logo: {
      label: t`Sign-in logo`,
      hint: logoHint,
      crop: t`Crop your logo`,
      alt: t`The logo on the sign-in page`,
    },
  };
};
