import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Group } from '../../kit/group.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { useUndo } from '../../kit/undo.ts';
import { type PowerUseId, powerUseIds, powerUses } from '../../rules/usb/turn/power.ts';
import type { HeroTier } from '../../rules/usb/units/unit.ts';
import { mostHeroes, type PowerHero, type PowerModel, powerOf, powerTiers } from './power-model.ts';
import '../usb.css';

/** The heroes of my side; undefined until they are read from the device. */
function usePower(): PowerModel | undefined {
  const { drafts } = useServices();
  const model = useSignal<PowerModel | undefined>(undefined);
  useEffect(() => {
    void powerOf(drafts).then((found) => {
      model.value = found;
    });
  }, [drafts, model]);
  return model.value;
}

/** A hero as he is called, with his number where there are more of his tier. */
function useHeroName(): (hero: PowerHero) => string {
  const t = useTexts('usbtable');
  const { tiers } = useTexts('usb');
  return ({ tier, number }) => (number === undefined ? tiers[tier] : t.numbered(tiers[tier], number));
}

interface PowerUsesProps {
  readonly model: PowerModel;
  readonly at: number;
  readonly hero: PowerHero;
}

/** Everything that a point may be spent on, one tap each, with what it does. */
function PowerUses({ model, at, hero }: PowerUsesProps) {
  const t = useTexts('usbtable');
  const format = useFormat();
  const { announcer } = useServices();
  const nameOf = useHeroName();
  const shown = useRef<HTMLParagraphElement>(null);
  const spend = (use: PowerUseId) => {
    model.spend(at, use);
    // The last point switches the buttons off, the one in hand too.
    if (!model.maySpend(at, use)) shown.current?.focus();
    const left = model.heroes.peek()[at]?.left ?? 0;
    const next = use === 'seize' ? [t.nextIs(t.seized[model.seized.peek()])] : [];
    announcer.announce([t.spentOn(nameOf(hero), t.uses[use], left), ...next].join(' '));
  };
  const spent = powerUseIds
    .map((use) => [use, hero.spent.filter((each) => each === use).length] as const)
    .filter(([, number]) => number > 0)
    .map(([use, number]) => t.times(t.uses[use], number));
  return (
    <>
      <ul class="usb-power-uses">
        {powerUseIds.map((use) => (
          <li key={use}>
            <Button
              wide
              label={t.spend(t.uses[use])}
              disabled={!model.maySpend(at, use)}
              onClick={() => spend(use)}
            >
              {t.uses[use]}
            </Button>
            <Reasons items={[{ text: t.what[use], rule: powerUses[use].rule }]} />
          </li>
        ))}
      </ul>
      <p ref={shown} tabIndex={-1}>
        {t.spent}: <b>{spent.length === 0 ? t.nothing : format.list(spent)}</b>
      </p>
    </>
  );
}

interface PowerHeroesProps {
  readonly model: PowerModel;
  readonly at: number;
  readonly hero: PowerHero | undefined;
  readonly onAdded: () => void;
  readonly onRemoved: () => void;
}

/** Who is on my side: heroes come by their tier, and go when they fall. */
function PowerHeroes({ model, at, hero, onAdded, onRemoved }: PowerHeroesProps) {
  const t = useTexts('usbtable');
  const { tiers } = useTexts('usb');
  const offerUndo = useUndo();
  const nameOf = useHeroName();
  const add = (tier: HeroTier) => {
    model.add(tier);
    onAdded();
  };
  const remove = (gone: PowerHero) => {
    const before = model.game.peek();
    model.remove(at);
    offerUndo(t.removed(nameOf(gone)), () => model.restore(before));
    onRemoved();
  };
  return (
    <>
      <h3 class="label" id="usb-power-add">
        {t.add}
      </h3>
      <Group class="row" aria-labelledby="usb-power-add">
        {powerTiers.map((tier) => (
          <Button
            key={tier}
            icon="plus"
            label={t.addTier(tiers[tier])}
            disabled={model.heroes.value.length >= mostHeroes}
            onClick={() => add(tier)}
          >
            {tiers[tier]}
          </Button>
        ))}
      </Group>
      {hero && (
        <Button kind="quiet" icon="trash" onClick={() => remove(hero)}>
          {t.remove(nameOf(hero))}
        </Button>
      )}
    </>
  );
}

/** Who has the next activation after the points that both sides spent on it. */
function PowerSeized({ model }: { readonly model: PowerModel }) {
  const t = useTexts('usbtable');
  const { announcer } = useServices();
  const seized = model.seized.value;
  const then = (act: () => void) => () => {
    act();
    announcer.announce(t.nextIs(t.seized[model.seized.peek()]));
  };
  return (
    <>
      <p>
        {t.next}: <b>{t.seized[seized]}</b>
      </p>
      <div class="row">
        <Button disabled={seized === 'theirs'} onClick={then(model.answer)}>
          {seized === 'mine' ? t.answers : t.theirs}
        </Button>
        <Button kind="quiet" disabled={seized === 'nobody'} onClick={then(model.finish)}>
          {t.over}
        </Button>
      </div>
      <Reasons items={[{ text: t.turns, rule: 'USB-PP-03' }]} />
    </>
  );
}

/** The Power points of my heroes: what is left, what a point does, and who acts next. */
export function PowerCard() {
  const t = useTexts('usbtable');
  const format = useFormat();
  const { announcer } = useServices();
  const offerUndo = useUndo();
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
    offerUndo(t.renewed, () => model.restore(spent));
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
