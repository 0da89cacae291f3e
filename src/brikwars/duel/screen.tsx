import { useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { unitInAddress } from '../../kit/units/address.ts';
import { IncomingUnit } from '../units/incoming-unit.tsx';
import { Counsel } from './advice.tsx';
import { Answer } from './answer-card.tsx';
import { Blows } from './blows.tsx';
import { Circumstances } from './circumstances.tsx';
import { fightBounds } from './inputs.ts';
import type { FightModel } from './model.ts';
import { PlayCard } from './play-card.tsx';
import { SideCard } from './side-card.tsx';

// The answer stands before these have arrived.
/** One attacker against one target: the answer on top, then the entries, the advice and the dice. */
export function BrikwarsFight({ model }: { readonly model: FightModel }) {
  const { navigation } = useServices();
  const t = useTexts('fight');
  const place = useTexts('fightplace');
  const answer = model.answer.value;
  const comesWithUnit = unitInAddress(navigation.location.value.query) !== undefined;
  return (
    <div class="fight" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {comesWithUnit && <IncomingUnit onTake={(profile) => model.useProfile('attacker', profile)} />}
      <Answer model={model} />
      <div class="columns">
        <div>
          <Distance model={model} />
          <SideCard model={model} side="attacker" />
          <SideCard model={model} side="defender" />
          <Circumstances model={model} />
        </div>
        <div>
          <Counsel model={model} />
          <section id="fight-play" class="fight-jump-target" aria-label={place.play}>
            <PlayCard model={model} />
          </section>
          {answer.ok && <Fold title={t.figures}>{() => <Blows model={model} answer={answer.value} />}</Fold>}
        </div>
      </div>
    </div>
  );
}

/** How far the shot goes: everything about it hangs on that, so it is asked first. */
function Distance({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const { mode, distance } = model.inputs.value.value;
  if (mode === 'close') return null;
  return (
    <section class="card tight" aria-label={t.distance}>
      <Stepper
        label={t.distance}
        value={distance}
        min={0}
        max={fightBounds.distance}
        none={{ sign: '?', said: t.distanceUnknown }}
        onChange={(inches) => model.change({ distance: inches })}
      />
    </section>
  );
}
