import type { ComponentChildren } from 'preact';
import { useTexts } from '../../kit/context.ts';
import { matters } from '../../kit/question/asked.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { shotTargets } from '../../rules/mage-knight/attack/shooting.ts';
import { targetPlaces } from '../../rules/mage-knight/attack/shooting-at-figure.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { AbilitiesPlate } from '../abilities-plate.tsx';
import { NumbersPlate, Pick } from '../plate.tsx';
import { ShortAnswer } from '../question-frame.tsx';
import { answerOf } from './answer.ts';
import {
  castleShot,
  castleShots,
  figureShooters,
  type ShotsInputs,
  sectionShooterPlaces,
  shooterPlacesFor,
  withLengths,
  withTarget,
} from './inputs.ts';
import type { CastleShotsModel } from './model.ts';
import { useShotTexts } from './shot-dice.tsx';
import { MorePlate } from './situation-plate.tsx';
import { useStoredShooter } from './stored-shooter.tsx';
import { shortWordOf, signOf } from './text.ts';

interface FormProps {
  readonly model: CastleShotsModel;
}

/** A measured length: half inches by tap, hundredths by the pad. */
const inches = { step: 0.5 };

/** What the answer would be with other inputs. */
function useTrial(): (inputs: ShotsInputs) => ComponentChildren {
  const texts = useShotTexts();
  return (inputs) => {
    const answer = answerOf(inputs);
    return <ShortAnswer answer={signOf(answer)} says={shortWordOf(texts, answer)} />;
  };
}

/** A figure that shoots at a section. */
export function AtSectionForm({ model }: FormProps) {
  const t = useTexts('castleshots');
  const castle = useTexts('castle');
  const inputs = model.inputs.value.value;
  const { section } = inputs;
  const { stepper } = asksIn(castleShots.fields.section, section, model.changeSection);
  const trial = useTrial();
  const stored = useStoredShooter(model);
  return (
    <>
      <div class="castle-plates">
        <Pick
          legend={t.shooter}
          value={section.kind}
          known={figureShooters}
          names={castle.kinds}
          becomes={(kind) => trial({ ...inputs, section: { ...section, kind } })}
          onChange={(kind) => model.changeSection({ kind })}
          others={stored.button}
        />
        <Pick
          legend={t.from}
          value={section.from}
          known={sectionShooterPlaces}
          names={t.sectionShooterPlaces}
          becomes={(from) => trial({ ...inputs, section: { ...section, from } })}
          onChange={(from) => model.changeSection({ from })}
        />
        {section.kind === 'warrior' && (
          <AbilitiesPlate mode="ranged" held={section.abilities} onToggle={model.toggleAbility} />
        )}
        <MorePlate model={model} />
      </div>
      <NumbersPlate
        numbers={[
          stepper('distance', t.toCentre, inches),
          stepper('range', t.range),
          stepper('damage', castle.baseRangedDamage),
          stepper('attack', t.attack),
          stepper('defence', t.defence),
        ]}
      />
      {stored.sheet}
    </>
  );
}

/** A figure at a castle that is shot at, and who shoots. */
export function AtFigureForm({ model }: FormProps) {
  const t = useTexts('castleshots');
  const inputs = model.inputs.value.value;
  const { figure } = inputs;
  const { stepper } = asksIn(castleShots.fields.figure, figure, model.changeFigure);
  const bonus = asksIn(castleShots, inputs, model.change);
  const trial = useTrial();
  const stored = useStoredShooter(model);
  return (
    <>
      <div class="castle-plates">
        <Pick
          legend={t.targetPlace}
          value={figure.target}
          known={targetPlaces}
          names={t.targetPlaces}
          becomes={(target) => trial({ ...inputs, figure: withTarget(figure, { target }) })}
          onChange={(target) => model.changeFigure({ target })}
        />
        <Pick
          legend={t.from}
          value={figure.from}
          known={shooterPlacesFor(figure.target)}
          names={t.shooterPlaces}
          becomes={(from) => trial({ ...inputs, figure: { ...figure, from } })}
          onChange={(from) => model.changeFigure({ from })}
        />
        <MorePlate model={model} />
        {stored.button()}
      </div>
      <NumbersPlate
        numbers={[
          stepper('distance', t.distance, inches),
          stepper('range', t.range),
          stepper('attack', t.attack),
          stepper('damage', t.damage),
          stepper('defence', t.defence),
          ...(matters(castleShots, 'fortification', inputs)
            ? [bonus.stepper('fortification', t.fortification)]
            : []),
        ]}
      />
      {stored.sheet}
    </>
  );
}

/** A section that shoots, and how its target stands to it. */
export function CastleShootsForm({ model }: FormProps) {
  const t = useTexts('castleshots');
  const castle = useTexts('castle');
  const terms = useTexts('castleterms');
  const inputs = model.inputs.value.value;
  const shot = inputs.castle;
  const { stepper } = asksIn(castleShot, shot, model.changeCastle);
  const trial = useTrial();
  return (
    <>
      <div class="castle-plates">
        <Pick
          legend={t.target}
          value={shot.target}
          known={shotTargets}
          names={t.targets}
          becomes={(target) => trial({ ...inputs, castle: withLengths(shot, { target }) })}
          onChange={(target) => model.changeCastle({ target })}
        />
        <Pick
          legend={t.kind}
          value={shot.kind}
          known={sectionKinds}
          names={terms.sections}
          becomes={(kind) => trial({ ...inputs, castle: withLengths(shot, { kind }) })}
          onChange={(kind) => model.changeCastle({ kind })}
        />
        {shot.target === 'section' && (
          <AbilitiesPlate mode="ranged" held={shot.abilities} onToggle={model.toggleAbility} />
        )}
        <MorePlate model={model} />
      </div>
      <NumbersPlate
        numbers={[
          stepper('distance', t.distance, inches),
          stepper('edge', t.edge, inches),
          stepper('range', t.range),
          stepper('damage', shot.target === 'section' ? castle.baseRangedDamage : t.damage),
          stepper('attack', t.attack),
          stepper('defence', t.defence),
        ]}
      />
    </>
  );
}
