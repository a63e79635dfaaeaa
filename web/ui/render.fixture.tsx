import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createTheme, MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigationProvider } from './navigation.tsx';
import { ToastHost } from './toast.tsx';

i18n.load('en', {});
i18n.activate('en');

/** Renders as the app does, in English, and returns where links led. */
export const renderUi = (node: ReactNode) => {
  const visited: string[] = [];
  const wrap = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test" theme={createTheme({})}>
        <NavigationProvider navigate={(href) => visited.push(href)}>
          {children}
          <ToastHost />
        </NavigationProvider>
      </MantineProvider>
    </I18nProvider>
  );
  const { rerender } = render(wrap(node));
  return { visited, update: (next: ReactNode) => rerender(wrap(next)) };
};
