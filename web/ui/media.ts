import { useMediaQuery } from '@mantine/hooks';

/** Below 768 px, the width where the design changes its shape. Known in the first paint, so nothing jumps. */
export const useIsPhone = () => useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

/** Below 992 px, where a column of filters gives way to a sheet (frames/ListPage). */
export const useIsNarrow = () => useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });

/** From 1408 px, where there is room for one more. */
export const useIsExtraWide = () => useMediaQuery('(min-width: 88em)', false, { getInitialValueInEffect: false });
