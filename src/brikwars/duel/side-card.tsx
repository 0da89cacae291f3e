import { useId } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { attackOf } from '../../rules/brikwars/attack-plan.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { UnitSheet } from '../units/unit-sheet.tsx';
import { firstOptions, type Hands, type Held, otherOptions } from './hands.ts';
import { armorOf, type DuelInputs, shots, skillOf } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { fightOptions, valuesInForce, weaponProfile } from './options.ts';
import { attackText, weaponName } from './phrases.ts';
import { presetOf, presetsFor } from './presets.ts';
import { type SideProps, SideValues } from './side-values.tsx';
import '../../fight/side-card.css';

interface WeaponLineProps {
  readonly inputs: DuelInputs;
  readonly side: Side;
  readonly held: readonly Held[];
}

/** Use and damage of what is held. */
function WeaponLine({ inputs, side, held }: WeaponLineProps) {
  const t = useTexts('fight');
  const words = useTexts('fightplace');
  const format = useFormat();
  const lines = held.flatMap((thing, place) => {
    const profile = weaponProfile(inputs, side, thing);
    if (!profile) return [];
    const figures = t.weaponLine(format.number(profile.use), words.dice(profile.damage));
    return [place === 0 ? figures : t.besides(t.weapons[thing], figures)];
  });
  return <p class="hint">{lines.length > 0 ? lines.join('; ') : t.bareHandsLine}</p>;
}

/** A shield alone is shown as bare hands with a shield. */
function shownHands([first, other]: Hands): Hands {
  return first === 'shield' ? ['nothing', 'shield'] : [first, other];
}

function storedHands([first, other]: Hands): Hands {
  return first === 'nothing' ? [other === 'shield' ? other : first, 'nothing'] : [first, other];
}

/** What is in the hands: one thing as a choice, what fits beside it as chips of its own. */
function HandChoice({ model, side }: SideProps) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const [first, other] = shownHands(entered.hands);
  // What is of one's own or seldom stands among the values, unless it is held.
  const firsts = firstOptions(entered, false).filter(
    (held) => held === first || (held !== 'shield' && held !== 'own'),
  );
  const empty = first === 'nothing';
  const others: readonly Held[] = empty ? ['shield'] : otherOptions(first, entered);
  const hold = (hands: Hands) => model.changeSide(side, { hands: storedHands(hands) });
  return (
    <div class="side-part">
      <WeaponLine inputs={inputs} side={side} held={empty ? entered.hands : [first, other]} />
      {firsts.length > 1 && (
        <Choice
          legend={t.weapon}
          hideLegend
          value={first}
          options={firsts.map((held) => ({ value: held, label: t.hands[held] }))}
          onChange={(held) => hold([held, other])}
        >
          {others
            .filter((held) => held === other || held === 'shield' || held === 'hand')
            .filter((held) => held !== 'nothing')
            .map((held) => (
              <Toggle
                key={held}
                pressed={other === held}
                onChange={(on) => hold([first, on ? held : 'nothing'])}
              >
                {t.plusHand(t.hands[held])}
              </Toggle>
            ))}
        </Choice>
      )}
    </div>
  );
}

/** The common units one tap away, all others behind the last chip. */
function UnitChoice({ model, side }: SideProps) {
  const t = useTexts('fight');
  const [picking, pick, stop] = useShown();
  const inputs = model.inputs.value.value;
  const preset = presetOf(inputs, side);
  const name = model.names.value(inputs[side]);
  const offered = [...presetsFor(inputs, side), ...(preset === 'own' ? (['own'] as const) : [])];
  return (
    <>
      <Choice
        legend={t.unit}
        hideLegend
        value={preset}
        options={offered.map((value) => ({ value, label: (value === 'own' && name) || t.presets[value] }))}
        onChange={(value) => {
          if (value !== 'own') model.choosePreset(side, value);
        }}
      >
        <button type="button" class="chip" onClick={pick}>
          <span>{t.mine}</span>
        </button>
      </Choice>
      {picking && (
        <UnitSheet
          onPick={(profile) => {
            stop();
            model.useProfile(side, profile);
          }}
          onClose={stop}
        />
      )}
    </>
  );
}

/** One side: what it is, what it holds, and for the attacker what he does. */
export function SideCard({ model, side }: SideProps) {
  const t = useTexts('fight');
  const place = useTexts('fightplace');
  const id = useId();
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const answer = model.answer.value;
  const ask = asksOf(inputs, model.change);
  const close = inputs.mode === 'close';
  return (
    <section class="card side tight" aria-labelledby={id}>
      <div class="side-head">
        <h2 id={id} class="card-title">
          {t.sides[side]}
        </h2>
        <span class="hint">{t.statLine(place.dice(skillOf(entered)), place.dice(armorOf(entered)))}</span>
        {close && side === 'attacker' && (
          <Button kind="quiet" icon="flip" label={t.swap} onClick={model.swap} />
        )}
      </div>
      <UnitChoice model={model} side={side} />
      {close && <HandChoice model={model} side={side} />}
      {close && side === 'attacker' && (
        <Choice
          legend={t.action}
          hideLegend
          value={inputs.action}
          options={fightOptions.actions.map((value) => ({ value, label: t.actions[value] }))}
          onChange={model.chooseAction}
        />
      )}
      {close && side === 'attacker' && inputs.order.length > 0 && answer.ok && (
        <p class="hint">{attackText(t, answer.value.fight, attackOf(answer.value.fight))}</p>
      )}
      {!close && side === 'attacker' && <ShotChoice model={model} />}
      {!close && side === 'defender' && <div class="row">{ask.flag('shieldAgainstShots', t.shieldUp)}</div>}
      <Fold title={t.valuesFold} count={valuesInForce(inputs, side)} countLabel={t.inForce}>
        {() => <SideValues model={model} side={side} />}
      </Fold>
    </section>
  );
}

function ShotChoice({ model }: { readonly model: DuelModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { shot } = inputs;
  return (
    <div class="side-part">
      <WeaponLine inputs={inputs} side="attacker" held={[shot]} />
      {asksOf(inputs, model.change).choice(
        'shot',
        t.shootsWith,
        shots,
        (value) => weaponName(t, value, true),
        { hideLegend: true },
      )}
      {shot === 'explosive' && <p class="hint">{t.grenadeNote}</p>}
    </div>
  );
}
