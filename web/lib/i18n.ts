import { i18n } from '@lingui/core';

type Messages = Parameters<typeof i18n.load>[1];

/** Pages are written in English and include their messages (tools/web/inline-messages.ts). */
const written = 'en';

/** All page texts go through the catalogue; catalogues of languages other than English are loaded on demand. */
export const activateLanguage = async (locale: string) => {
  const { messages } =
    locale === written ? { messages: {} } : ((await import(`../locales/${locale}.po`)) as { messages: Messages });
  i18n.loadAndActivate({ locale, messages });
};

export { i18n };
