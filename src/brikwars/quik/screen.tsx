import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { KeepBar } from '../../fight/keep-bar.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { behind, onceShown } from '../../kit/behind.ts';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { AdviceChip } from '../../kit/stage.tsx';
import { QuikAnswer } from './answer-card.tsx';
import { BuildingCard, FeatCard, MoveCard } from './cards.tsx';
import type { QuikModel } from './model.ts';
import { QuikFigures, useWays, WaysCard } from './odds-details.tsx';
import { QuikPlayCard } from './play-card.tsx';
import { QuikStage, type Sheet } from './stage.tsx';
import { StrikerCard } from './striker-card.tsx';
import { TargetCard } from './target-card.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import './quik.css';

/** All who attack, and others beside them. */
function Attackers({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { kind, strikers } = model.inputs.value.value;
  const add = () => {
    model.addStriker();
    // What comes next is to say who they are.
    onceShown(() => {
      const cards = document.querySelectorAll('.quik-striker');
      cards[cards.length - 1]?.querySelector<HTMLElement>('input')?.focus();
    });
  };
  return (
    <>
      {strikers.map((_, place) => (
        <StrikerCard key={place} model={model} place={place} />
      ))}
      <div class="row quik-both">
        {kind === 'attack' && (
          <Button icon="flip" onClick={model.swapSides}>
            {t.swap}
          </Button>
        )}
        {strikers.length < model.mostRows && (
          <Button icon="plus" onClick={add}>
            {t.addAttackers}
          </Button>
        )}
      </div>
    </>
  );
}

interface SheetProps {
  readonly model: QuikModel;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

/** What a tap on the stage opens, over the lower part of it. */
function OpenSheet({ model, sheet, onSheet, onClose }: SheetProps) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const { otherOptions } = useTexts('fightmore');
  const { kind, table } = model.inputs.value.value;
  const ways = useWays(model);
  const other = {
    attack: t.target,
    building: t.kinds.building,
    vehicle: t.kinds.vehicle,
    move: t.kinds.move,
    feat: table.game === 'lugpol' ? t.act : t.kinds.feat,
  };
  const titles: Readonly<Record<Sheet, string>> = {
    attackers: t.attacker,
    other: other[kind],
    ways: more.howStrike,
    figures: more.figures,
    more: otherOptions,
  };
  const cards = {
    attack: () => <TargetCard model={model} replies />,
    building: () => <BuildingCard model={model} />,
    vehicle: () => <VehicleCard model={model} />,
    move: () => <MoveCard model={model} />,
    feat: () => <FeatCard model={model} />,
  };
  const inside: Readonly<Record<Sheet, () => ComponentChildren>> = {
    attackers: () => <Attackers model={model} />,
    other: cards[kind],
    ways: () => <WaysCard model={model} />,
    figures: () => <QuikFigures model={model} />,
    more: () => (
      <div class="stack">
        {ways && (
          <Button wide onClick={() => onSheet('ways')}>
            {more.howStrike}
          </Button>
        )}
        {(kind === 'attack' || kind === 'building') && (
          <Button wide onClick={() => onSheet('figures')}>
            {more.figures}
          </Button>
        )}
        <KeepBar onDone={onClose} />
      </div>
    ),
  };
  return (
    <Dialog key={sheet} kind="sheet" title={titles[sheet]} onClose={onClose}>
      <div class="quik stack">{inside[sheet]()}</div>
    </Dialog>
  );
}

/** How they had best strike, where there is a choice. */
function Advice({ model, onAll }: { readonly model: QuikModel; readonly onAll: () => void }) {
  const more = useTexts('quikmore');
  const ways = useWays(model);
  if (!ways) return null;
  const { chosen, best, names, worth } = ways;
  if (!best || chosen?.isBest)
    return (
      <AdviceChip
        icon="check"
        text={chosen ? names[chosen.manner] : more.howStrike}
        to={more.best}
        onClick={onAll}
      />
    );
  return (
    <AdviceChip
      text={names[best.manner]}
      from={chosen && worth(chosen)}
      to={worth(best)}
      onClick={() => model.change({ manner: best.manner })}
    />
  );
}

/** All ways to strike, where there is more than one. */
function WaysBeside({ model }: { readonly model: QuikModel }) {
  const { howStrike } = useTexts('quikmore');
  return useWays(model) ? (
    <BesideCard title={howStrike}>
      <WaysCard model={model} />
    </BesideCard>
  ) : null;
}

/** The short games: an attack, a building, a vehicle, a move or a feat on one stage. */
export function QuikFight({ model }: { readonly model: QuikModel }) {
  const later = behind(model);
  const { more } = useTexts('fightplace');
  const sheet = useSignal<Sheet | undefined>(undefined);
  const open = (to: Sheet) => {
    sheet.value = to;
  };
  const { kind } = later.inputs.value.value;
  return (
    <div class="quik">
      <StageFrame
        game="brikwars"
        inputs={model.inputs}
        play={model.play}
        answer={<QuikAnswer model={model} />}
        stage={<QuikStage model={later} onSheet={open} />}
        advice={kind === 'attack' && <Advice model={later} onAll={() => open('ways')} />}
        choices={sheet.value !== 'ways' && <WaysBeside model={later} />}
        table={
          kind === 'move' ? (
            <Button wide onClick={() => open('more')}>
              {more}
            </Button>
          ) : (
            <QuikPlayCard model={later} onMore={() => open('more')} />
          )
        }
      >
        {sheet.value && (
          <OpenSheet
            model={later}
            sheet={sheet.value}
            onSheet={open}
            onClose={() => {
              sheet.value = undefined;
            }}
          />
        )}
      </StageFrame>
    </div>
  );
}
