import type { FightModel } from '../../state/fight.ts';
import { fightOptions } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { later } from '../parts/later.tsx';
import { Answer } from './answer.tsx';
import { Defences } from './defences.tsx';
import { KnownRoll } from './known-roll.tsx';
import { PlansLine } from './plans-line.tsx';
import { RulesFold } from './rules-fold.tsx';
import { SideCard } from './side-card.tsx';

// The answer stands before these have arrived.
const Blows = later(() => import('./blows.tsx').then((module) => module.Blows));
const LinkedNote = later(() => import('../parts/linked-note.tsx').then((module) => module.LinkedNote));
const MoreOptions = later(() => import('./more-options.tsx').then((module) => module.MoreOptions));
const Situation = later(() => import('./situation.tsx').then((module) => module.Situation));
const PlayCard = later(() => import('./play-card.tsx').then((module) => module.PlayCard));

function jump(to: string): void {
  document.querySelector(to)?.scrollIntoView();
}

/** One attacker against one target: the answer on top, then the entries, the defences and the dice. */
export function BrikwarsFight({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const answer = model.answer.value;
  const { mode } = model.inputs.value.value;
  return (
    <div class="fight" data-game="brikwars">
      <RulesFold model={model} />
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <p class="hint">{t.ofHundred}</p>
      <Answer model={model} />
      {answer.ok && <PlansLine answer={answer.value} inputs={model.inputs.value.value} />}
      <div class="row fight-jumps">
        <Button icon="down" onClick={() => jump('#fight-defences')}>
          {t.jumpToDefences}
        </Button>
        <Button icon="dice" onClick={() => jump('#fight-play')}>
          {t.jumpToDice}
        </Button>
      </div>
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
          <div id="fight-defences" class="fight-jump-target">
            {answer.ok && <Defences model={model} answer={answer.value} />}
          </div>
          <div id="fight-play" class="fight-jump-target">
            <PlayCard model={model} />
          </div>
          {answer.ok && <Blows model={model} answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
