import type { FightModel } from '../../state/fight.ts';
import { fightOptions } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Choice } from '../parts/choice.tsx';
import { LinkedNote } from '../parts/linked-note.tsx';
import { Answer } from './answer.tsx';
import { Blows } from './blows.tsx';
import { Defences } from './defences.tsx';
import { KnownRoll } from './known-roll.tsx';
import { MoreOptions } from './more-options.tsx';
import { PlansLine } from './plans-line.tsx';
import { PlayCard } from './play-card.tsx';
import { RulesFold } from './rules-fold.tsx';
import { SideCard } from './side-card.tsx';
import { Situation } from './situation.tsx';

/** One attacker against one target: the answer on top, then the entries, the defences and the dice. */
export function BrikwarsFight({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const answer = model.answer.value;
  const { mode } = model.inputs.value.value;
  return (
    <div class="fight" data-game="brikwars">
      <RulesFold model={model} />
      <LinkedNote inputs={model.inputs} />
      <p class="hint">{t.ofHundred}</p>
      <Answer model={model} />
      {answer.ok && <PlansLine answer={answer.value} inputs={model.inputs.value.value} />}
      <div class="columns">
        <div>
          <Choice
            legend={t.mode}
            value={mode}
            options={fightOptions.modes.map((value) => ({ value, label: t.modes[value] }))}
            onChange={(value) => model.change({ mode: value })}
          />
          <SideCard model={model} side="attacker" />
          <SideCard model={model} side="defender" />
          <KnownRoll model={model} answer={answer.ok ? answer.value : undefined} />
          <Situation model={model} />
          <MoreOptions model={model} />
        </div>
        <div>
          {answer.ok && <Defences model={model} answer={answer.value} />}
          <PlayCard model={model} />
          {answer.ok && <Blows model={model} answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
