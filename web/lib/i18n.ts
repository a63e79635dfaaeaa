import { i18n } from '@lingui/core';

type Messages = Parameters<typeof i18n.load>[1];

/** Pages are written in English, and bring their sentences with them (tools/web/inline-messages.ts). */
const written = 'en';

/** Every sentence of the pages goes through the catalogue; any other language than that they are written in is loaded. */
export const activateLanguage = async (locale: string) => {
  const { messages } =
    locale === written ? { messages: {} } : ((await import(`../locales/${locale}.po`)) as { messages: Messages });
  i18n.loadAndActivate({ locale, messages });
};

export { i18n };
