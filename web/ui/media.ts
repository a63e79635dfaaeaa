import { useMediaQuery } from '@mantine/hooks';

/** Below 768 px, where the design switches to its phone layout. Known at the first paint, so nothing jumps. */
export const useIsPhone = () => useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

/** Below 384 px, where the bar has no room for words beside its icons. */
export const useIsSmallPhone = () => useMediaQuery('(max-width: 23.99em)', false, { getInitialValueInEffect: false });

/** Below 992 px, where the column of filters is replaced by a sheet (frames/ListPage). */
export const useIsNarrow = () => useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });

/** From 1408 px up, where there is room for one more. */
export const useIsExtraWide = () => useMediaQuery('(min-width: 88em)', false, { getInitialValueInEffect: false });
