import { MoreWays, OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { useFighters } from '../../fight/unit-names.ts';
import { behind, onceShown } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ThumbBar } from '../../kit/controls/thumb-bar.tsx';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { QuikAnswer } from './answer-card.tsx';
import { BuildingCard, FeatCard, MoveCard } from './cards.tsx';
import type { QuikModel } from './model.ts';
import { QuikFigures, useWays, WaysCard } from './odds-details.tsx';
import { QuikPlayCard } from './play-card.tsx';
import { playsActs } from './setup.ts';
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

type SheetProps = SheetsOf<QuikModel, Sheet>;

/** What a tap on the stage opens, over the lower part of it. */
function QuikSheets({ model, sheets }: SheetProps) {
  const t = useTexts('quik');
  const { kind, table: rules } = model.inputs.value.value;
  const ways = useWays(model);
  const fighters = useFighters();
  const other = {
    attack: fighters.theirs,
    building: t.kinds.building,
    vehicle: t.kinds.vehicle,
    move: t.kinds.move,
    feat: playsActs({ table: rules }) ? t.act : t.kinds.feat,
  };
  const cards = {
    attack: () => <TargetCard model={model} replies />,
    building: () => <BuildingCard model={model} />,
    vehicle: () => <VehicleCard model={model} />,
    move: () => <MoveCard model={model} />,
    feat: () => <FeatCard model={model} />,
  };
  const counted = kind === 'attack' || kind === 'building';
  const { aboutFight } = useTexts('fight');
  const table: SheetTable<Sheet> = {
    attackers: [fighters.mine, () => <Attackers model={model} />],
    other: [other[kind], cards[kind]],
    ways: [t.howStrike, () => <WaysCard model={model} />],
    figures: [t.figures, () => <QuikFigures model={model} />],
    more: [
      aboutFight,
      () => (
        <MoreWays
          sheets={sheets}
          ways={[ways !== undefined && ['ways', t.howStrike], counted && ['figures', t.figures]]}
        />
      ),
    ],
  };
  return <OpenSheet sheets={sheets} table={table} class="quik stack" />;
}

/** How they had best strike, where there is a choice. */
function Advice({ model, onAll }: { readonly model: QuikModel; readonly onAll: () => void }) {
  const more = useTexts('quik');
  const words = useTexts('fight');
  const format = useFormat();
  const ways = useWays(model);
  if (!ways) return null;
  const { chosen, best, names, worth, reply } = ways;
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
      of={more.targetDies}
      from={chosen && worth(chosen)}
      to={worth(best)}
      also={
        reply && chosen
          ? words.also(more.youDie, format.hundredths(chosen.dies), format.hundredths(best.dies))
          : undefined
      }
      onClick={() => model.change({ manner: best.manner })}
    />
  );
}

/** All ways to strike, where there is more than one. */
function WaysBeside({ model }: { readonly model: QuikModel }) {
  const { howStrike } = useTexts('quik');
  return useWays(model) ? (
    <BesideCard title={howStrike}>
      <WaysCard model={model} />
    </BesideCard>
  ) : null;
}

/** The short games: an attack, a building, a vehicle, a move or a feat on one stage. */
export function QuikFight({ model }: { readonly model: QuikModel }) {
  const later = behind(model);
  const { more } = useTexts('fight');
  const { kinds } = useTexts('quik');
  const sheets = useSheets<Sheet>();
  const { kind } = later.inputs.value.value;
  return (
    <div class="quik">
      <StageFrame
        game="brikwars"
        inputs={model.inputs}
        play={model.play}
        answer={<QuikAnswer model={model} />}
        sheet={sheets.shown}
        stage={<QuikStage model={later} onSheet={sheets.open} />}
        advice={kind === 'attack' && <Advice model={later} onAll={() => sheets.open('ways')} />}
        choices={sheets.shown !== 'ways' && <WaysBeside model={later} />}
        table={
          kind === 'move' ? (
            <ThumbBar
              main={{ label: kinds.move, onClick: () => sheets.open('other') }}
              more={{ label: more, onClick: () => sheets.open('more') }}
            />
          ) : (
            <QuikPlayCard model={later} onMore={() => sheets.open('more')} />
          )
        }
      >
        {sheets.shown && <QuikSheets model={later} sheets={sheets} />}
      </StageFrame>
    </div>
  );
}
