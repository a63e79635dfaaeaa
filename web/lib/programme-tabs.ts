// The names of tabs and steps in the addresses of a programme's admin pages. Kept apart from the pages, so that reading
// an address loads none of them.

/** PRG-42, D25 */
export const settingsTabs = ['basic', 'pairing', 'privacy', 'notifications', 'reflections'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** PRG-46 */
export const appearanceTabs = ['appearance', 'pages'] as const;
export type AppearanceTab = (typeof appearanceTabs)[number];

/** PRG-24, PRG-38, PRG-40 */
export const setupPages = ['structure', 'pairing', 'reflections'] as const;
export type SetupStep = (typeof setupPages)[number];
