import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../../kit/controls/dialog.tsx';
import { Fold } from '../../../kit/controls/fold.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { figureKinds, figureLimits, figureValues } from '../../../rules/mage-knight/attack/figure.ts';
import { FiguresSheet } from '../../figures/figures-sheet.tsx';
import { AbilityToggles } from '../../question-frame.tsx';
import type { SiegeProps } from '../text.ts';
import { type Assault, assaultBy } from './assault.ts';
import { figuresOf, valuesOf } from './attacking.ts';
import { shotValues } from './castle-shot.ts';

interface PlateProps extends Pick<SiegeProps, 'names'> {
  readonly assault: Assault;
  /** Who he is stands beside it already. */
  readonly short?: boolean;
  readonly player: number;
  readonly onOpen: () => void;
}

/** Who attacks, with what counts of him. */
export function AttackerPlate({ assault, short, names, player, onOpen }: PlateProps) {
  const t = useTexts('castlesiege');
  const figures = useTexts('castlefigures');
  const format = useFormat();
  const { name, kind, attack, mode, closeDamage, rangedDamage } = assault;
  const damage = mode === 'close' ? closeDamage : rangedDamage;
  return (
    <button type="button" class="siege-plate" data-player={player} aria-haspopup="dialog" onClick={onOpen}>
      <span class={short ? 'visually-hidden' : undefined}>
        <small>{t.attackerOf(names.player(player))}</small> <b>{name || figures.kinds[kind]}</b>
      </span>
      <span>
        {t.attackShort(format.number(attack))} · {t.damage(format.number(damage))}
      </span>
    </button>
  );
}

interface SheetProps extends SiegeProps {
  readonly player: number;
  readonly onClose: () => void;
}

/** The attacker: one of those before, of the figures in the siege or of the player's own, with his values. */
export function AttackerSheet({ model, siege, names, player, onClose }: SheetProps) {
  const t = useTexts('castlesiege');
  const castle = useTexts('castle');
  const figures = useTexts('castlefigures');
  const shots = useTexts('castlecombat');
  const [picking, pick, stop] = useShown();
  const assault = model.assault.value;
  const { mode, abilities, kind } = assault;
  const ask = asksOf(assault, model.changeAssault);
  const always = kind === 'titan' || kind === 'multi-dial';
  const known = model.attackers.value.filter(({ name }) => name !== '');
  const here = figuresOf(siege.state, player).filter(
    ({ name }) => name !== '' && !known.some((attacker) => attacker.name === name),
  );

  function take(next: typeof assault): void {
    model.takeAttacker({ ...next, mode, defence: assault.defence });
    onClose();
  }

  return (
    <Dialog kind="sheet" title={t.attackerOf(names.player(player))} onClose={onClose}>
      <div class="chips">
        {known.map((attacker) => (
          <button key={attacker.name} type="button" class="chip" onClick={() => take(attacker)}>
            {attacker.name}
          </button>
        ))}
        {here.map((figure) => (
          <button
            key={figure.id}
            type="button"
            class="chip"
            onClick={() => take({ ...assault, name: figure.name, kind: figure.kind, ...valuesOf(figure) })}
          >
            {figure.name}
          </button>
        ))}
        <Button icon="armies" onClick={pick}>
          {castle.storedFigures}
        </Button>
      </div>
      {ask.number('attack', t.assault.attack, figureValues.attack)}
      {mode === 'close'
        ? ask.number('closeDamage', castle.baseDamage, figureLimits.damage)
        : ask.number('rangedDamage', castle.baseRangedDamage, figureLimits.damage)}
      {mode === 'ranged' && (
        <>
          {ask.number('range', shots.range, figureValues.range)}
          {ask.number('distance', shots.distance, shotValues.distance, { decimals: 2 })}
          {ask.flag('level', t.assault.level)}
        </>
      )}
      <Fold title={t.assault.more} count={abilities.length + Number(kind !== 'warrior')}>
        {ask.choice('kind', castle.kind, figureKinds, figures.kinds)}
        {!always && (
          <AbilityToggles
            legend={castle.abilities}
            mode={mode}
            held={abilities}
            onToggle={(ability) =>
              model.changeAssault({
                abilities: abilities.includes(ability)
                  ? abilities.filter((other) => other !== ability)
                  : [...abilities, ability],
              })
            }
          />
        )}
      </Fold>
      {picking && (
        <FiguresSheet
          most={1}
          onTake={([figure]) => {
            if (figure) take(assaultBy(assault, figure));
          }}
          onClose={stop}
        />
      )}
    </Dialog>
  );
}
