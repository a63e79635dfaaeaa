import { useLingui } from '@lingui/react/macro';

/** PRO-53, PRO-56 */
export const useRecommended = () => {
  const { t } = useLingui();
  return { photo: t`Recommended 1080 x 1080`, banner: t`Recommended 1440 x 230` };
};
