import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Chips } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { useUndo } from '../../kit/undo.ts';
import { attackerKinds, highestDamage } from '../../rules/mage-knight/attack.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { plainFigure } from '../figures/model.ts';
import { AbilityToggles, focusVerdict } from '../question-frame.tsx';
import { castlePlaces, mostFigures } from './inputs.ts';
import { type CastleAttackModel, changedPresets } from './model.ts';
import { attackerName } from './text.ts';

/** What one attacker is and can do. */
export function FigureForm({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { kind } = model.figure.value;
  const { mode } = model.inputs.value.value;
  const always = kind === 'titan' || kind === 'multi-dial';
  const never = kind === 'section' && mode === 'close';
  return (
    <div class="stack">
      {asksOf(model.figure.value, model.change).choice('kind', t.kind, attackerKinds, t.kinds)}
      {always && <p class="hint">{t.always}</p>}
      {never && <p class="hint">{t.neverClose}</p>}
      {!always && !never && <Strength model={model} />}
      {kind !== 'section' && <Position model={model} />}
    </div>
  );
}

function Strength({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { abilities } = model.figure.value;
  const { mode } = model.inputs.value.value;
  const ask = asksOf(model.figure.value, model.change);
  return (
    <>
      {mode === 'close' ? (
        ask.number('baseDamage', t.baseDamage, highestDamage)
      ) : (
        <>
          {ask.number('baseRangedDamage', t.baseRangedDamage, highestDamage)}
          <p class="hint">{t.oldFigures}</p>
        </>
      )}
      {mode !== 'access' && (
        <AbilityToggles legend={t.abilities} mode={mode} held={abilities} onToggle={model.toggleAbility} />
      )}
    </>
  );
}

function Position({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const figure = model.figure.value;
  const ask = asksOf(figure, model.change);
  const { mode } = model.inputs.value.value;
  return (
    <Fold title={t.position} count={changedPresets(figure, mode)} countLabel={t.positionCount}>
      {mode === 'close' && <div class="row">{ask.flag('frontArcTouches', t.frontArc)}</div>}
      {ask.choice('place', t.place, castlePlaces, t.places)}
    </Fold>
  );
}

interface TakeFiguresProps {
  readonly model: CastleAttackModel;
  readonly onClose: () => void;
}

/** Stored figures as the attackers; what they replace can be had back. */
function TakeFigures({ model, onClose }: TakeFiguresProps) {
  const { announcer } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlefigures');
  const format = useFormat();
  const nameOf = useFigureName();
  const { name, kind, baseDamage, baseRangedDamage, abilities } = model.figure.value;
  const inHand: Figure | undefined =
    kind === 'section' || model.untouched.value
      ? undefined
      : { ...plainFigure, name: name.trim(), kind, baseDamage, baseRangedDamage, abilities };
  const { figures } = model.inputs.value.value;
  // The one that the screen begins with is nobody's.
  const beside = model.untouched.value ? 0 : figures.length;

  function take(taken: readonly Figure[], how: 'instead' | 'beside'): void {
    const before = model.inputs.value.peek();
    const replaced = !model.untouched.peek();
    model.take(taken, how);
    const told = t.took(format.list(taken.map(nameOf)));
    if (replaced) {
      offerUndo(told, () => model.restore(before));
    } else announcer.announce(told);
  }

  return <FiguresSheet inHand={inHand} most={mostFigures} beside={beside} onTake={take} onClose={onClose} />;
}

/** Adding and removing attackers, and the stored ones; what was removed can be had back. */
export function FigureButtons({ model }: { readonly model: CastleAttackModel }) {
  const offerUndo = useUndo();
  const t = useTexts('castle');
  const [picking, pick, stop] = useShown();
  const { figures } = model.inputs.value.value;
  const name = attackerName(t, figures, model.chosen.value);

  function withUndo(done: string, change: () => void): void {
    const before = model.inputs.value.peek();
    change();
    // Both buttons go when there is nothing more for them to do; the one to remove stays for the others.
    if (model.inputs.value.peek().figures.length < 2) focusVerdict();
    offerUndo(done, () => model.restore(before));
  }

  return (
    <>
      <div class="row">
        <Button icon="plus" disabled={model.full.value} onClick={model.addFigure}>
          {t.addFigure}
        </Button>
        <Button icon="armies" onClick={pick}>
          {t.storedFigures}
        </Button>
        {figures.length > 1 && (
          <Button kind="quiet" icon="trash" onClick={() => withUndo(t.removed(name), model.removeFigure)}>
            {t.removeFigure(name)}
          </Button>
        )}
        {!model.untouched.value && (
          <Button kind="quiet" icon="undo" onClick={() => withUndo(t.startedOver, model.startOver)}>
            {t.startOver}
          </Button>
        )}
      </div>
      {picking && <TakeFigures model={model} onClose={stop} />}
    </>
  );
}

/** How the chosen attacker touches the access point, and what is known of its other end. */
export function AccessForm({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const { access, figures } = model.inputs.value.value;
  const primary = model.chosen.value === 0;
  const ask = asksOf(access, model.setAccess);
  return (
    <div class="stack">
      <p class="hint">{words.hint}</p>
      {model.figure.value.kind === 'section' ? (
        <p class="hint">{t.neverClose}</p>
      ) : (
        <div class="row">
          {asksOf(model.figure.value, model.change).flag(
            'frontArcTouches',
            primary ? words.primary : words.helper,
          )}
        </div>
      )}
      <Chips legend={words.target}>
        {ask.flag('enemyThere', words.enemyThere)}
        {ask.flag('higher', words.higher)}
        {ask.flag('closed', words.closed)}
        {figures.length === 1 && ask.flag('others', words.others)}
      </Chips>
    </div>
  );
}
