import { useContext, useState } from 'preact/hooks';
import { MoreWays, OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { useFighters } from '../../fight/unit-names.ts';
import { behind } from '../../kit/behind.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { later as whenWanted } from '../../kit/controls/lazy.tsx';
import { NumberPad, Stepper } from '../../kit/controls/stepper.tsx';
import type { Weighing } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { plus, type Side } from '../../rules/brikwars/attack/fight.ts';
import { knownTotal } from '../../rules/brikwars/attack/strike.ts';
import type { DuelAnswer } from './answer.ts';
import { Answer } from './answer-card.tsx';
import { Attacks } from './attack-advice.tsx';
import { Blows } from './blows.tsx';
import { withAttackRoll, withSideOf } from './changes.ts';
import { Situation } from './circumstance-chips.tsx';
import { Defences, DuelAdvice } from './defences.tsx';
import { type Hand, HandCard, ShotCard } from './hands-card.tsx';
import { duelSide, highestRoll, type SideInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { PlayCard } from './play-card.tsx';
import { SideCard } from './side-card.tsx';
import { DuelStage, type Sheet } from './stage.tsx';
import { ToMany } from './to-many.ts';
import { useDuelWorth } from './worth.ts';
import '../../fight/steps.css';

const IncomingUnit = whenWanted(() =>
  import('../units/incoming-unit.tsx').then((module) => module.IncomingUnit),
);

/** Addresses that bring a unit, of an army or of another fight. */
const bringsUnit = /^(unit|attacker|defender)\d*=/;

/** What one die can show; the sum of several is typed. */
function sumsOf(answer: DuelAnswer | undefined): readonly string[] {
  const [group, ...others] = answer?.fight.attacker.skill.groups ?? [];
  const sides = group?.count === 1 && others.length === 0 ? Math.min(group.sides, 10) : 6;
  return Array.from({ length: sides }, (_, index) => String(index + 1));
}

interface KnownRollProps {
  readonly model: DuelModel;
  readonly answer?: DuelAnswer | undefined;
}

/** What the attacker rolled already, and the damage of this turn beside it: both condition every figure. */
function KnownRoll({ model, answer }: KnownRollProps) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { mode, action } = inputs;
  const whole = useDuelWorth(inputs);
  const taken = (side: Side): Weighing<Partial<SideInputs>> => ({
    worth: (part) => whole.worth(withSideOf(inputs, side, part)),
    of: inputs,
  });
  return (
    <section class="card tight">
      {(mode === 'ranged' || action !== 'withdraw') && <AttackRoll model={model} answer={answer} />}
      {mode === 'close' && (
        <fieldset class="choice">
          <legend>{t.taken}</legend>
          <div class="fight-taken">
            {(['defender', 'attacker'] as const).map((side) => (
              <Stepper
                key={side}
                {...asksIn(
                  duelSide,
                  inputs[side],
                  (part) => model.changeSide(side, part),
                  taken(side),
                ).stepper('priorDamage', t.sides[side])}
              />
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

/** The sum that a chip stands for; none where nothing is rolled yet. */
const rollOf = (chip: string): number | undefined => (chip === 'none' ? undefined : Number(chip));

function AttackRoll({ model, answer }: KnownRollProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const [typing, setTyping] = useState(false);
  const inputs = model.inputs.value.value;
  const { attackRoll } = inputs;
  const chips = sumsOf(answer);
  const whole = useDuelWorth(inputs);
  const known =
    attackRoll === undefined ? 'none' : (chips.find((chip) => Number(chip) === attackRoll) ?? 'more');
  const more = known === 'more' && attackRoll !== undefined ? t.moreShown(format.number(attackRoll)) : t.more;
  const group = answer?.fight.attacker.skill.groups[0];
  const attacker = answer?.fight.attacker;
  const total =
    attacker && attackRoll !== undefined
      ? knownTotal(attackRoll, plus(attacker.skill, attacker.situation.value), attacker.bonus)
      : attackRoll;
  const owed = group?.count === 1 && attackRoll === group.sides && answer?.fight.attacker.bonus !== 'none';
  return (
    <>
      <Choice
        legend={t.rolled}
        value={known}
        options={[
          { value: 'none', label: t.notYet },
          ...chips.map((chip) => ({ value: chip, label: chip })),
          { value: 'more', label: more },
        ]}
        onChange={(value) => {
          if (value === 'more') setTyping(true);
          else model.setAttackRoll(rollOf(value));
        }}
        weighing={{
          // What is typed is not known before.
          worth: (value) =>
            value === 'more' && known !== 'more'
              ? undefined
              : whole.worth(withAttackRoll(inputs, value === 'more' ? attackRoll : rollOf(value))),
          of: inputs,
        }}
      />
      {attackRoll !== undefined && (
        <p class="hint">
          {owed ? t.rolledBonus : t.rolledHint}
          {total !== undefined && total !== attackRoll && ` ${t.rolledTotal(format.number(total))}`}
        </p>
      )}
      {typing && (
        <NumberPad
          label={t.rolled}
          min={0}
          max={highestRoll}
          decimals={0}
          onDone={(sum) => {
            setTyping(false);
            if (sum !== undefined) model.setAttackRoll(sum);
          }}
        />
      )}
    </>
  );
}

/** What has happened this turn already, and what else bears on the roll. */
function Circumstances({ model }: { readonly model: DuelModel }) {
  const answer = model.answer.value;
  return (
    <>
      <Situation model={model} />
      <KnownRoll model={model} answer={answer.ok ? answer.value : undefined} />
    </>
  );
}

/** All defences, where there are any. */
function AllDefences({ model }: { readonly model: DuelModel }) {
  const answer = model.answer.value;
  return answer.ok ? <Defences model={model} answer={answer.value} /> : null;
}

type SheetProps = SheetsOf<DuelModel, Sheet>;

function DuelSheets({ model, sheets }: SheetProps) {
  const t = useTexts('brikwars');
  const answer = model.answer.value;
  const { mode } = model.inputs.value.value;
  const fighters = useFighters();
  const { aboutFight, whatCounts } = useTexts('fight');
  const shot = mode === 'ranged';
  const hand = (side: Side, which: Hand): SheetTable<Sheet>['attacker-hands'] => [
    t.armRows[model.inputs.value.value[side].creation ? 'arms' : which][side],
    () => <HandCard model={model} side={side} hand={which} />,
    true,
  ];
  const table: SheetTable<Sheet> = {
    attacker: [fighters.mine, () => <SideCard model={model} side="attacker" />],
    defender: [fighters.theirs, () => <SideCard model={model} side="defender" />],
    'attacker-hands': shot
      ? [t.armRows.shoots, () => <ShotCard model={model} />, true]
      : hand('attacker', 'right'),
    'attacker-left': hand('attacker', 'left'),
    'defender-hands': hand('defender', 'right'),
    'defender-left': hand('defender', 'left'),
    situation: [whatCounts, () => <Circumstances model={model} />],
    defences: [t.howDefend, () => <AllDefences model={model} />],
    attacks: [t.howAttack, () => <Attacks model={model} />],
    blows: [t.figures, () => answer.ok && <Blows model={model} answer={answer.value} />],
    more: [aboutFight, () => <MoreSheet model={model} sheets={sheets} />],
  };
  return <OpenSheet sheets={sheets} table={table} />;
}

/** The ways to all that is not on the stage. */
function MoreSheet({ model, sheets }: SheetProps) {
  const t = useTexts('brikwars');
  const { whatCounts } = useTexts('fight');
  const toMany = useContext(ToMany);
  const answer = model.answer.value;
  const close = model.inputs.value.value.mode === 'close';
  return (
    <MoreWays
      sheets={sheets}
      ways={[
        ['situation', whatCounts],
        answer.ok && answer.value.choices.length > 1 && ['defences', t.howDefend],
        answer.ok && close && ['attacks', t.howAttack],
        answer.ok && ['blows', t.figures],
      ]}
    >
      <Button wide onClick={() => toMany(model.inputs.value.peek(), model.inputs.acting.peek())}>
        {close ? t.severalOnOne : t.severalShoot}
      </Button>
    </MoreWays>
  );
}

/** One attacker against one target: the odds, both sides face to face, the advice, and the dice. */
export function BrikwarsFight({ model }: { readonly model: DuelModel }) {
  const { navigation } = useServices();
  const later = behind(model);
  const sheets = useSheets<Sheet>();
  const comesWithUnit = bringsUnit.test(navigation.location.value.query);
  return (
    <StageFrame
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<Answer model={model} />}
      sheet={sheets.shown}
      stage={<DuelStage model={later} onSheet={sheets.open} />}
      advice={<DuelAdvice model={later} onAll={() => sheets.open('defences')} />}
      choices={sheets.shown !== 'defences' && <AllDefences model={later} />}
      table={<PlayCard model={later} onMore={() => sheets.open('more')} />}
    >
      {comesWithUnit && (
        <IncomingUnit
          model={model}
          onTake={(unit, side, _, edition) => model.useProfile(side, unit, edition)}
        />
      )}
      {sheets.shown && <DuelSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
