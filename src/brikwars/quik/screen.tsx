import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { QuikAnswer } from './answer-card.tsx';
import { quikKinds } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { StrikerCard } from './striker-card.tsx';
import { TargetCard } from './target-card.tsx';
import './quik.css';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { BuildingCard } from './building-card.tsx';
import { FeatCard } from './feat-card.tsx';
import { MoveCard } from './move-card.tsx';
import { QuikFigures } from './odds-details.tsx';
import { QuikPlayCard } from './play-card.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { WaysCard } from './ways-card.tsx';

// The answer stands before these have arrived.
/** The short games: an attack, a building, a vehicle or a feat; the answer on top, then entries, advice and dice. */
export function QuikFight({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { kind, table, strikers } = model.inputs.value.value;
  const attackers = kind === 'attack' || kind === 'building';
  const most = strikers.length >= model.mostRows;
  const add = () => {
    model.addStriker();
    // What comes next is to say who they are.
    requestAnimationFrame(() => {
      const cards = document.querySelectorAll('.quik-striker');
      cards[cards.length - 1]?.querySelector<HTMLElement>('input')?.focus();
    });
  };
  return (
    <div class="fight quik" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <Choice
        legend={t.kind}
        hideLegend
        value={kind}
        options={quikKinds.map((value) => ({
          value,
          label: value === 'feat' && table.game === 'lugpol' ? t.act : t.kinds[value],
        }))}
        onChange={(value) => model.change({ kind: value })}
      />
      <QuikAnswer model={model} />
      <div class="columns">
        <div>
          {attackers && strikers.map((_, place) => <StrikerCard key={place} model={model} place={place} />)}
          {attackers && (
            <div class="row quik-both">
              {kind === 'attack' && (
                <Button icon="flip" onClick={model.swapSides}>
                  {t.swap}
                </Button>
              )}
              {!most && (
                <Button icon="plus" onClick={add}>
                  {t.addAttackers}
                </Button>
              )}
            </div>
          )}
          {kind === 'attack' && <TargetCard model={model} replies />}
          {kind === 'building' && <BuildingCard model={model} />}
          {kind === 'vehicle' && <VehicleCard model={model} />}
          {kind === 'move' && <MoveCard model={model} />}
          {kind === 'feat' && <FeatCard model={model} />}
        </div>
        <div>
          {kind === 'attack' && <WaysCard model={model} />}
          {kind !== 'move' && <QuikPlayCard model={model} />}
          <QuikFigures model={model} />
        </div>
      </div>
    </div>
  );
}
