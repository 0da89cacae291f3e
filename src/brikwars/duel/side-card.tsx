import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { WorthRows } from '../../fight/worth-rows.tsx';
import { useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { type Weighing, weighingBy } from '../../kit/controls/worth.tsx';
import { matters } from '../../kit/question/asked.ts';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { actions } from '../../rules/brikwars/attack/fight.ts';
import { attackOf } from '../../rules/brikwars/duel/attack-plan.ts';
import { CreationNotes } from '../creation/side-notes.tsx';
import { OwnDice } from '../dice-steppers.tsx';
import { handedFrom } from '../handed-over.ts';
import { withAction, withSideOf } from './changes.ts';
import { barOf } from './creation-arms.ts';
import { armorOf, asksSize, duelAsked, duelSide, mayBeHurt, type SideInputs, skillOf } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { OwnHands, OwnWeapon, type SideProps } from './own-weapons.tsx';
import { presetOf, presetsFor, profileOf, withPreset, withProfile } from './presets.ts';
import { fateTexts } from './sentences.ts';
import { type SideValue, sideValues, valuesInForce } from './side-values.ts';
import { attackText, creationOf } from './text.ts';
import { aimText, useDuelChances, useDuelWorth } from './worth.ts';
import '../../fight/side-card.css';

// Fetched by those who have units of their own.
const UnitSheet = later(() => import('../units/unit-sheet.tsx').then((module) => module.UnitSheet));
const SaveProfileForm = later(() =>
  import('../units/profile-editor.tsx').then((module) => module.SaveProfileForm),
);

/** What the attacker does, each with how often it comes off, and how often he pays for it with his life. */
function Actions({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const chances = useDuelChances();
  const inputs = model.inputs.value.value;
  return (
    <WorthRows
      legend={t.action}
      of={[t.comesOff, fateTexts(t, inputs).charger]}
      ways={actions.map((action) => {
        const then = withAction(inputs, action);
        return {
          id: action,
          label: t.actions[action],
          hint: aimText(t, then),
          worth: () => chances(then),
        };
      })}
      chosen={inputs.action}
      onChoose={model.chooseAction}
      changing={[inputs]}
    />
  );
}

/** What few need of one side, a row each: values of its own, modifiers, bonus dice. */
function useValueRows({ model, side }: SideProps): Readonly<Record<SideValue, ComponentChildren>> {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const { damage } = useTexts('creation');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const whole = useDuelWorth(inputs);
  const weighing: Weighing<Partial<SideInputs>> = {
    worth: (part) => whole.worth(withSideOf(inputs, side, part)),
    of: inputs,
  };
  const ask = asksIn(duelSide, entered, (part) => model.changeSide(side, part), weighing);
  const values = { ownSkill: skillOf(entered), ownArmor: armorOf(entered) };
  const dice = (name: keyof typeof values, label: string) => {
    const valued = (notation: string) => ({ unit: 'own', ...values, [name]: notation }) as const;
    return (
      <Fold title={label} note={place.dice(values[name])}>
        {() => (
          <OwnDice
            label={label}
            notation={values[name]}
            onChange={(notation) => model.changeSide(side, valued(notation))}
            weighing={{ worth: (notation) => weighing.worth(valued(notation)), of: inputs }}
          />
        )}
      </Fold>
    );
  };
  return {
    skillModifier: ask.number('skillModifier', t.skillModifier, { signed: true }),
    cranky: ask.number('cranky', t.cranky),
    size: asksSize(inputs) && ask.number('size', t.size),
    pips: mayBeHurt(inputs, side) && ask.number('pips', damage.pips),
    bonusDice: ask.choice('bonusDice', t.bonusDice, t.bonusChoices),
    master: <div class="row">{ask.flag('master', t.master)}</div>,
    shieldParries: side === 'attacker' && matters(duelAsked, 'shieldParriesCounter', inputs) && (
      <div class="row">{asksOf(inputs, model.change).flag('shieldParriesCounter', t.shieldParries)}</div>
    ),
    weapon:
      inputs.mode === 'close' ? (
        <OwnHands model={model} side={side} />
      ) : (
        side === 'attacker' &&
        inputs.shot === 'own' && <OwnWeapon model={model} side={side} which="ownWeapon" />
      ),
    own: [dice('ownSkill', t.skill), dice('ownArmor', t.armor)],
  };
}

/** What differs from the usual stands open, what is usual is folded; no row moves while it is changed. */
function SideValues({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const rows = useValueRows({ model, side });
  const inputs = model.inputs.value.value;
  const differ = valuesInForce(inputs, side);
  const [open] = useState(differ);
  const folded = sideValues.filter((value) => !open.includes(value));
  const shown = (values: readonly SideValue[]) =>
    values.map((value) => <Fragment key={value}>{rows[value]}</Fragment>);
  return (
    <>
      {shown(open)}
      <Fold
        title={t.valuesFold}
        count={folded.filter((value) => differ.includes(value)).length}
        countLabel={t.inForce}
      >
        {() => (
          <>
            {shown(folded)}
            <SaveProfileForm profile={profileOf(inputs, side, model.names.value(inputs[side]) ?? '')} />
          </>
        )}
      </Fold>
    </>
  );
}

/** The common units one tap away, all others behind the last chip. */
function UnitChoice({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const chances = useDuelChances();
  const [picking, pick, stop] = useShown();
  const inputs = model.inputs.value.value;
  const whole = useDuelWorth(inputs);
  const preset = presetOf(inputs, side);
  const built = useTexts('creation');
  const name = model.names.value(inputs[side]) ?? creationOf(built, inputs[side]);
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
        weighing={{
          worth: (value) => whole.worth(value === 'own' ? inputs : withPreset(inputs, side, value)),
          of: inputs,
        }}
      >
        <button type="button" class="chip" onClick={pick}>
          <span>{t.mine}</span>
        </button>
      </Choice>
      {picking && (
        <UnitSheet
          weighing={{
            side: side === 'attacker' ? 'mine' : 'theirs',
            of: aimText(t, inputs),
            worth: (profile, ready) =>
              chances(ready ? withPreset(inputs, side, ready) : withProfile(inputs, side, profile))?.[0],
            changing: [inputs],
          }}
          onPick={(profile, _, ready) => {
            stop();
            if (ready) model.choosePreset(side, ready);
            else model.useProfile(side, profile);
          }}
          onClose={stop}
        />
      )}
    </>
  );
}

/** One side: what it is, what it holds, and for the attacker what he does. */
export function SideCard({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const answer = model.answer.value;
  const whole = useDuelWorth(inputs);
  const ask = asksOf(
    inputs,
    model.change,
    weighingBy(whole, (part) => ({ ...inputs, ...part })),
  );
  const close = inputs.mode === 'close';
  return (
    <section class="card side tight" aria-label={t.sides[side]}>
      <p class="hint">{t.statLine(place.dice(skillOf(entered)), place.dice(armorOf(entered)))}</p>
      <p class="way-head" aria-hidden="true">
        {aimText(t, inputs)}
      </p>
      <UnitChoice model={model} side={side} />
      {entered.creation && (
        <CreationNotes
          creation={entered.creation}
          pips={entered.pips}
          skill={entered.ownSkill}
          onSkill={(ownSkill) => model.changeSide(side, { ownSkill })}
          struckIn={side === 'defender' ? handedFrom(model) : undefined}
          bar={side === 'defender' ? barOf(inputs) : undefined}
        />
      )}
      {close && side === 'attacker' && <Actions model={model} />}
      {close && side === 'attacker' && inputs.order.length > 0 && answer.ok && (
        <p class="hint">{attackText(t, answer.value.fight, attackOf(answer.value.fight))}</p>
      )}
      {!close && side === 'defender' && <div class="row">{ask.flag('shieldAgainstShots', t.shieldUp)}</div>}
      <SideValues model={model} side={side} />
    </section>
  );
}
