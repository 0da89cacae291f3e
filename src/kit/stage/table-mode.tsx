import { type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { createFullScreen } from '../../platform/full-screen.ts';
import type { WakeLock, WakeState } from '../../platform/wake-lock.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { openOverlay } from '../controls/overlays.ts';
import { useRootSign } from './root-sign.ts';
import './table-mode.css';

/** Whether a screen stands in table mode. */
interface TableSwitch {
  readonly on: ReadonlySignal<boolean>;
  enter(): void;
  leave(): void;
}

function createTableSwitch(): TableSwitch {
  const on: Signal<boolean> = signal(false);
  const put = (value: boolean) => () => {
    on.value = value;
  };
  return { on, enter: put(true), leave: put(false) };
}

/** For as long as the screen stands. */
export function useTableSwitch(): TableSwitch {
  return useMemo(createTableSwitch, []);
}

/** Keeps the screen on for as long as what asks for it stands. */
function useWakeLock(): WakeState {
  const state = useSignal<WakeState>('off');
  useEffect(() => {
    let lock: WakeLock | undefined;
    let gone = false;
    void import('../../platform/wake-lock.ts').then(
      ({ createWakeLock }) => {
        if (gone) return;
        lock = createWakeLock((text) => {
          state.value = text;
        });
        lock.hold();
      },
      // A chunk that is gone: the screen may go off, as the sign says.
      () => undefined,
    );
    return () => {
      gone = true;
      lock?.release();
    };
  }, [state]);
  return state.value;
}

/** A sun. Here, for the signs of `Icon` are part of the start. */
export function AwakeIcon() {
  return (
    <svg class="table-mode-sun" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v2M12 21v2M1 12h2M21 12h2M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2" />
    </svg>
  );
}

/** Says whether the screen stays on. */
function AwakeSign() {
  const t = useTexts('tablemode');
  const held = useWakeLock() === 'held';
  return (
    <p class="table-mode-awake" role="status" data-held={held}>
      <AwakeIcon />
      <span>{held ? t.awake : t.mayGoOff}</span>
    </p>
  );
}

interface TableModeProps {
  /** What is played. */
  readonly title: ComponentChildren;
  /** The button, Back, Escape, or the full screen was left. */
  readonly onLeave: () => void;
  /** At most three buttons for the thumbs; the main one is solid. */
  readonly bar: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * A screen for the table: dark, with nothing else of the app but notices and sheets, kept on, and no page that scrolls.
 * What it shows fills the room between its head and its bar. The caller leaves out the same in the page.
 */
export function TableMode({ title, onLeave, bar, children }: TableModeProps) {
  const { navigation } = useServices();
  const t = useTexts('tablemode');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useRootSign('table');
  useLayoutEffect(() => {
    const before = document.activeElement;
    const screen = createFullScreen(() => leave.current());
    screen.enter();
    heading.current?.focus({ preventScroll: true });
    const uncover = openOverlay(navigation, () => leave.current(), true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      leave.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      uncover();
      screen.leave();
      // The button that was tapped may have made way for this.
      const stays = before !== document.body && before?.isConnected ? before : document.querySelector('main');
      if (stays instanceof HTMLElement) stays.focus({ preventScroll: true });
    };
  }, [navigation]);
  return (
    <section class="table-mode" aria-labelledby={id}>
      <header class="table-mode-head">
        <h1 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <AwakeSign />
        <Button kind="quiet" icon="close" label={t.leave} onClick={onLeave} />
      </header>
      <div class="table-mode-body">{children}</div>
      <div class="table-mode-bar">{bar}</div>
    </section>
  );
}
