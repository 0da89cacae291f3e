import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { PowerHeroes } from './power-heroes.tsx';
import { PowerSeized } from './power-seized.tsx';
import { PowerUses } from './power-uses.tsx';
import { useHeroName, usePower } from './use-power.ts';
import './power-card.css';

/** The Power points of my heroes: what is left, what a point does, and who acts next. */
export function PowerCard() {
  const t = useTexts('usbpower');
  const shell = useTexts('shell');
  const format = useFormat();
  const { announcer, notices } = useServices();
  const nameOf = useHeroName();
  const chosen = useSignal(0);
  const top = useRef<HTMLDivElement>(null);
  const model = usePower();
  const game = model?.game.value;
  const before = useRef(game);
  // A button that can do no more loses the focus: it goes to what may be done next.
  useEffect(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.matches(':disabled');
    if (before.current && before.current !== game && lost) {
      (top.current?.querySelector<HTMLElement>('.usb-power-undo button:enabled') ?? top.current)?.focus();
    }
    before.current = game;
  }, [game]);
  if (!model) return null;
  const heroes = model.heroes.value;
  const at = Math.min(chosen.value, heroes.length - 1);
  const hero = heroes[at];
  const { log } = model.game.value;

  const renew = () => {
    const spent = model.game.peek();
    model.renew();
    notices.show(t.renewed, { action: { label: shell.undo, run: () => model.restore(spent) } });
  };
  const undo = () => {
    model.undo();
    announcer.announce(t.undone);
  };

  return (
    <div class="usb-power" ref={top} tabIndex={-1}>
      {heroes.length === 0 && <p class="hint">{t.none}</p>}
      {hero && (
        <>
          <Choice
            legend={t.hero}
            value={String(at)}
            options={heroes.map((each, index) => ({
              value: String(index),
              label: t.heroPoints(nameOf(each), format.number(each.left), format.number(each.most)),
            }))}
            onChange={(index) => {
              chosen.value = Number(index);
            }}
          />
          <p class="hint">{t.onlyOwn}</p>
          <PowerUses model={model} at={at} hero={hero} />
        </>
      )}
      <PowerSeized model={model} />
      <div class="row usb-power-undo">
        <Button icon="undo" disabled={log.length === 0} onClick={undo}>
          {t.undo}
        </Button>
        <Button kind="quiet" icon="repeat" disabled={log.length === 0} onClick={renew}>
          {t.renew}
        </Button>
      </div>
      <PowerHeroes
        model={model}
        at={at}
        hero={hero}
        onAdded={() => {
          chosen.value = model.heroes.peek().length - 1;
        }}
        onRemoved={() => top.current?.focus()}
      />
    </div>
  );
}
