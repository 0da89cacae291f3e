import { asksOf } from '../../kit/asks.tsx';
import { useTexts } from '../../kit/context.ts';
import { Plate } from '../plate.tsx';
import { castleTargetPlaces, changedOf, shotLimits } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

interface ShotsProps {
  readonly model: CastleShotsModel;
}

/** What few need, and how much of it is in force: tokens and doors, bonuses and critical rolls. */
export function MorePlate({ model }: ShotsProps) {
  const t = useTexts('castleshots');
  const inputs = model.inputs.value.value;
  const count = changedOf(inputs);
  return (
    <Plate
      legend={t.more[inputs.situation]}
      stands={count > 0 ? t.inForce : t.usual}
      count={count}
      countLabel={t.inForce}
    >
      {() => (
        <div class="stack">
          <Situation model={model} />
          <BaseRules model={model} />
        </div>
      )}
    </Plate>
  );
}

/** What few need of the situation itself. */
function Situation({ model }: ShotsProps) {
  const t = useTexts('castleshots');
  const { situation, castle, section, figure, fortification, height } = model.inputs.value.value;
  const ask = asksOf(castle, model.changeCastle);
  const shared = asksOf({ fortification, height }, model.change);
  if (situation === 'section') {
    return (
      <>
        {shared.number('height', t.height, shotLimits.bonus)}
        <div class="row">{asksOf(section, model.changeSection).flag('closedDoor', t.closedDoor)}</div>
      </>
    );
  }
  if (situation === 'figure') {
    const askFigure = asksOf(figure, model.changeFigure);
    return (
      <>
        <div class="chips">
          {askFigure.flag('closedDoor', t.closedDoor)}
          {askFigure.flag('heightCounts', t.heightCounts)}
        </div>
        {figure.heightCounts && shared.number('height', t.height, shotLimits.bonus)}
      </>
    );
  }
  const mayStandOn = castle.target === 'warrior';
  return (
    <>
      {ask.place('tokens', t.tokens, ['0', '1', '2'])}
      <div class="chips">
        {ask.flag('acted', t.acted)}
        {ask.flag('demoralised', t.demoralised)}
        {ask.flag('closedDoor', t.closedDoor)}
      </div>
      {mayStandOn && ask.choice('on', t.on, castleTargetPlaces, t.castleTargetPlaces)}
      {mayStandOn &&
        castle.on !== 'field' &&
        shared.number('fortification', t.fortification, shotLimits.bonus)}
      <p class="hint">{t.edgeHint}</p>
    </>
  );
}

/** Bonuses and critical rolls of the base rules. */
function BaseRules({ model }: ShotsProps) {
  const t = useTexts('castleshots');
  const inputs = model.inputs.value.value;
  const { situation } = inputs;
  const { attackBonus, defenceBonus } = inputs[situation];
  const { bonus } = shotLimits;
  const ask = asksOf({ attackBonus, defenceBonus }, (part) => {
    if (situation === 'castle') model.changeCastle(part);
    else if (situation === 'section') model.changeSection(part);
    else model.changeFigure(part);
  });
  return (
    <>
      {ask.number('attackBonus', t.attackBonus, bonus, { min: -bonus, signed: true })}
      {ask.number('defenceBonus', t.defenceBonus, bonus, { min: -bonus, signed: true })}
      <div class="row">{asksOf(inputs, model.change).flag('criticals', t.criticals)}</div>
      <p class="hint">{t.baseRules}</p>
    </>
  );
}
