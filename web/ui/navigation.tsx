import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import styles from './navigation.module.css';

interface Navigation {
  navigate: (href: string) => void;
  preload?: (href: string) => void;
}

// Without a provider (a test, the gallery) an address is an ordinary address.
const NavigationContext = createContext<Navigation | null>(null);

/** Hands the design system a way to move inside the page; it does not know the router. */
export const NavigationProvider = ({ navigate, preload, children }: Navigation & { children: ReactNode }) => {
  const navigation = useMemo(() => ({ navigate, ...(preload && { preload }) }), [navigate, preload]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};

/** Goes to an in-app address. */
export const useNavigateTo = () => {
  const navigation = use(NavigationContext);
  return (href: string) => (navigation ? navigation.navigate(href) : window.location.assign(href));
};

/** Only a plain left click on an address of ours stays in the page; everything else is the browser's business. */
const staysHere = (event: MouseEvent, href: string) =>
  href.startsWith('/') &&
  !href.startsWith('//') &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.defaultPrevented;

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Leaves the page: in a new tab, without handing over the opener. */
  newTab?: boolean;
  [data: `data-${string}`]: unknown;
};

/** A bare `<a>` that moves inside the page: what Link, Button and the bars are made of. */
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
  /** A fuller name for the ear, where the words alone ("More") do not say where it leads. */
  label?: string;
}

/** A link in text. */
export const Link = ({ href, children, tone = 'brand', newTab = false, label }: LinkProps) => (
  <Anchor href={href} newTab={newTab} aria-label={label} className={styles.link} data-tone={tone}>
    {children}
  </Anchor>
);
