import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import styles from './navigation.module.css';

interface Navigation {
  /** `replace`: the page left behind is not one to come back to, because it leads on by itself. */
  navigate: (href: string, how?: { replace?: boolean }) => void;
  preload?: (href: string) => void;
}

// Without a provider (in a test or the gallery), links are ordinary links.
const NavigationContext = createContext<Navigation | null>(null);

/** Gives the design system a way to navigate within the app; it does not know the router. */
export const NavigationProvider = ({ navigate, preload, children }: Navigation & { children: ReactNode }) => {
  const navigation = useMemo(() => ({ navigate, ...(preload && { preload }) }), [navigate, preload]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};

/** Goes to an in-app address. */
export const useNavigateTo = () => {
  const navigation = use(NavigationContext);
  return (href: string, how?: { replace?: boolean }) => {
    if (navigation) navigation.navigate(href, how);
    else window.location.assign(href);
  };
};

/** Only a plain left click on one of our addresses is handled in the app; everything else is left to the browser. */
const staysHere = (event: MouseEvent, href: string) =>
  href.startsWith('/') &&
  !href.startsWith('//') &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.defaultPrevented;

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Opens in a new tab that has no access to this one through `opener`. */
  newTab?: boolean;
  [data: `data-${string}`]: unknown;
};

/** A bare `<a>` that navigates within the app; Link, Button and the bars are built on it. */
export const Anchor = ({ href, newTab, onClick, children, ...rest }: AnchorProps) => {
  const navigation = use(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigation || newTab || !staysHere(event, href)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  const preload = navigation?.preload && !newTab ? () => navigation.preload?.(href) : undefined;
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      {...(preload && { onMouseEnter: preload, onFocus: preload })}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
};

interface LinkProps {
  href: string;
  children: ReactNode;
  tone?: 'brand' | 'quiet' | 'plain';
  newTab?: boolean;
  /** A fuller name for screen readers, if the text alone ("More") does not say where the link leads. */
  label?: string;
}

/** A link within text. */
export const Link = ({ href, children, tone = 'brand', newTab = false, label }: LinkProps) => (
  <Anchor href={href} newTab={newTab} aria-label={label} className={styles.link} data-tone={tone}>
    {children}
  </Anchor>
);
