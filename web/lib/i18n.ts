import { i18n } from '@lingui/core';

/** Every sentence of the pages comes from a catalogue; English is the one they are written in. */
export const activateLanguage = async (locale: 'en') => {
  const { messages } = (await import(`../locales/${locale}.po`)) as { messages: Parameters<typeof i18n.load>[1] };
  i18n.load(locale, messages);
  i18n.activate(locale);
};

export { i18n };
