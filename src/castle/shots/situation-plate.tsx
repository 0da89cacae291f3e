import { useTexts } from '../../kit/context.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Plate } from '../plate.tsx';
import { anyShot, castleShot, castleShots, changedOf } from './inputs.ts';
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
  const inputs = model.inputs.value.value;
  const { situation, castle, section, figure } = inputs;
  const shared = asksIn(castleShots, inputs, model.change);
  if (situation === 'section') {
    return (
      <>
        {shared.number('height', t.height)}
        <div class="row">
          {asksIn(anyShot, section, model.changeSection).flag('closedDoor', t.closedDoor)}
        </div>
      </>
    );
  }
  if (situation === 'figure') {
    const ask = asksIn(castleShots.fields.figure, figure, model.changeFigure);
    return (
      <>
        <div class="chips">
          {ask.flag('closedDoor', t.closedDoor)}
          {ask.flag('heightCounts', t.heightCounts)}
        </div>
        {shared.number('height', t.height)}
      </>
    );
  }
  const ask = asksIn(castleShot, castle, model.changeCastle);
  return (
    <>
      {ask.choice('tokens', t.tokens, String)}
      <div class="chips">
        {ask.flag('acted', t.acted)}
        {ask.flag('demoralised', t.demoralised)}
        {ask.flag('closedDoor', t.closedDoor)}
      </div>
      {ask.choice('on', t.on, t.castleTargetPlaces)}
      {shared.number('fortification', t.fortification)}
      <p class="hint">{t.edgeHint}</p>
    </>
  );
}

/** Bonuses and critical rolls of the base rules. */
function BaseRules({ model }: ShotsProps) {
  const t = useTexts('castleshots');
  const inputs = model.inputs.value.value;
  const { situation } = inputs;
  const ask = asksIn(anyShot, inputs[situation], (part) => {
    if (situation === 'castle') model.changeCastle(part);
    else if (situation === 'section') model.changeSection(part);
    else model.changeFigure(part);
  });
  return (
    <>
      {ask.number('attackBonus', t.attackBonus, { signed: true })}
      {ask.number('defenceBonus', t.defenceBonus, { signed: true })}
      <div class="row">{asksIn(castleShots, inputs, model.change).flag('criticals', t.criticals)}</div>
      <p class="hint">{t.baseRules}</p>
    </>
  );
}
