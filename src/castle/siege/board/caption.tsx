import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { groundOf } from '../ground.ts';
import type { CastleSiegeModel } from '../model.ts';
import type { SiegeProps } from '../text.ts';
import { turnIsOver } from '../turn-over.ts';

/** What has decided the siege, and the way to its end. */
export function Ending({ model, why }: { readonly model: CastleSiegeModel; readonly why: string }) {
  const { announcer } = useServices();
  const t = useTexts('castlesiege');
  return (
    <button
      type="button"
      class="siege-caption siege-ending button"
      onClick={() => {
        model.finish(true);
        announcer.announce(t.finished);
      }}
    >
      <Icon name="check" />
      <span>
        <small>{why}</small> <b>{t.finish}</b>
      </span>
    </button>
  );
}

interface MovingProps {
  readonly model: CastleSiegeModel;
  readonly name: string;
  /** There is ground about the castle. */
  readonly anywhere: boolean;
}

/** Who moves, and how; a tap on it leaves him where he is. */
export function Moving({ model, name, anywhere }: MovingProps) {
  const t = useTexts('castlesiege');
  const stay = useRef<HTMLButtonElement>(null);
  // The button that began it is gone.
  useEffect(() => stay.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={stay}
      type="button"
      class="siege-caption button"
      aria-pressed
      onClick={() => model.move(undefined)}
    >
      <Icon name="close" />
      <span>
        <small>{name}</small> <b>{anywhere ? t.moveAnywhere : t.moveByTap}</b>
      </span>
    </button>
  );
}

interface CaptionProps extends Pick<SiegeProps, 'siege' | 'names'> {
  readonly onFalls: () => void;
  /** Undefined where the last deed was done on another phone. */
  readonly onHandOver: (() => void) | undefined;
}

/** What is to be done now, below the castle. */
export function Caption({ siege, names, onFalls, onHandOver }: CaptionProps) {
  const t = useTexts('castlesiege');
  const { turn } = siege.state;
  if (siege.falling.length + siege.fallen.length > 0) {
    return (
      <button type="button" class="siege-caption button" onClick={onFalls}>
        {siege.falling.length > 0 ? t.eachRolls(siege.falling.length) : t.falls}
      </button>
    );
  }
  if (turn.phase === 'set-up') {
    const besieged = groundOf(siege.state) ? ` ${t.fieldHint}` : '';
    return <p class="siege-caption">{t.phases['set-up'] + besieged}</p>;
  }
  // A turn is over, and the next player may have a phone of his own.
  if (onHandOver && turnIsOver(siege.log)) {
    return (
      <button type="button" class="siege-caption siege-hand button" onClick={onHandOver}>
        <Icon name="share" />
        {t.handOverTo(names.player(turn.player))}
      </button>
    );
  }
  return siege.log.length < 3 ? <p class="siege-caption">{t.tapSection}</p> : null;
}
