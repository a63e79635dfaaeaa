import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from './Button.tsx';
import { useEscape } from './escape.ts';
import { useFocusBack } from './focusBack.ts';
import styles from './Layer.module.css';
import { Text } from './Text.tsx';
import { useUnsaved } from './unsaved.ts';

export interface LayerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Buttons, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Neither Escape nor a press outside closes it, only its own buttons. */
  fixed?: boolean;
  /** Mostly text, so the content itself can be focused and scrolled by keyboard. */
  reading?: boolean;
}

export interface LayerPlace {
  place: 'center' | 'full' | 'left' | 'right' | 'bottom';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The content brings its own header; the title is only for screen readers. */
  bare?: boolean;
  tall?: boolean;
}

const transitions = {
  center: 'pop',
  full: 'slide-up',
  left: 'slide-right',
  right: 'slide-left',
  bottom: 'slide-up',
} as const;

const Body = ({ reading, children }: { reading: string | null; children: ReactNode }) =>
  reading === null ? (
    <div className={styles.body}>{children}</div>
  ) : (
    <div className={styles.body} role="region" aria-label={reading} tabIndex={0}>
      {children}
    </div>
  );

/** Takes the place of the buttons and focuses Keep editing, the answer that loses nothing. */
const UnsavedQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => {
  const { t } = useLingui();
  const words = t`What you typed has not been saved.`;
  return (
    <div className={styles.foot} role="alertdialog" aria-label={words}>
      <div className={styles.unsaved}>
        <Text strong>{words}</Text>
      </div>
      <Button onPress={onDiscard}>{t`Discard`}</Button>
      <Button kind="primary" autoFocus onPress={onKeep}>
        {t`Keep editing`}
      </Button>
    </div>
  );
};

/** Closes a window; if it has unsaved input, it asks first. */
const useClosing = ({ opened, onClose, fixed, bare, place }: LayerProps & LayerPlace) => {
  const { isUnsaved, ...unsaved } = useUnsaved();
  const [asking, setAsking] = useState(false);
  const from = useRef<Element | null>(null);
  const asks = !bare && (place === 'center' || place === 'full');
  const close = () => {
    if (!asks || !isUnsaved()) return onClose();
    from.current = document.activeElement;
    setAsking(true);
  };
  const settle = () => setAsking(false);
  /** Whoever goes on editing does so where they were: the question takes its buttons, and the focus on them, away. */
  const keep = () => {
    settle();
    setTimeout(() => from.current instanceof HTMLElement && from.current.focus({ preventScroll: true }));
  };
  // Pressing Escape again at the question means staying.
  useEscape(opened, () => (fixed ? undefined : asking ? keep() : close()));
  return { ...unsaved, asking, close, keep, settle };
};

export const LayerWindow = (props: LayerProps & LayerPlace) => {
  const { opened, onClose, title, lead, children, footer } = props;
  const { place, size = 'md', bare, tall, fixed, reading } = props;
  const { t } = useLingui();
  const { place: content, note, asking, close, keep, settle } = useClosing(props);
  useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      closeOnClickOutside={!fixed}
      closeOnEscape={false}
      returnFocus={false}
      onExitTransitionEnd={settle}
      centered={place === 'center'}
      fullScreen={place === 'full'}
      transitionProps={{ transition: transitions[place], duration: 180 }}
      classNames={{ inner: styles.inner, content: styles.content }}
      attributes={{
        inner: { 'data-place': place },
        content: { 'data-place': place, 'data-size': size, 'data-tall': tall },
      }}
    >
      <Modal.Overlay backgroundOpacity={0.42} color="#14212f" />
      <Modal.Content ref={content} onFocusCapture={note}>
        {bare ? (
          <Modal.Title className={styles.unseen} data-autofocus tabIndex={-1}>
            {title}
          </Modal.Title>
        ) : (
          <div className={styles.head}>
            {/* The title takes the focus first: it is what a reader wants to hear, and no ring jumps at the eye. */}
            <div className={styles.titles} data-autofocus tabIndex={-1}>
              <Modal.Title className={styles.title}>{title}</Modal.Title>
              {lead && (
                <Text size="control" tone="secondary" as="div">
                  {lead}
                </Text>
              )}
            </div>
            <IconButton icon={IconX} label={t`Close`} onPress={close} />
          </div>
        )}
        {bare ? children : <Body reading={reading ? title : null}>{children}</Body>}
        {asking ? (
          <UnsavedQuestion onKeep={keep} onDiscard={onClose} />
        ) : (
          footer && <footer className={styles.foot}>{footer}</footer>
        )}
      </Modal.Content>
    </Modal.Root>
  );
};
