import { CircumstanceTiles } from '../../fight/circumstances.tsx';
import { OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { useNamedSides, withOwnNames } from '../../fight/unit-names.ts';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { ShootingOutcome } from '../../rules/usb/shooting/shooting-record.ts';
import { PhaseCard } from '../phase-card.tsx';
import { heroFell } from '../standings.ts';
import { IncomingUsbUnit } from '../unit-card.tsx';
import { fighterText } from '../unit-names.ts';
import { UnitsGroup } from '../unit-picture.tsx';
import { UnitSheet } from '../unit-stage.tsx';
import { UsbAfter, type UsbAfterProps } from '../usb-after.tsx';
import { UsbMore } from '../ways-sheet.tsx';
import { ShootAdvice } from './advice.tsx';
import { ShootAnswerTop } from './answer-card.tsx';
import { useShotCircumstances } from './circumstances.ts';
import { shootAnswerOf } from './explained-odds.ts';
import { shootInBattle } from './in-battle.ts';
import type { ShootSide, UsbShootInputs } from './inputs.ts';
import { afterShooting, type UsbShootModel } from './model.ts';
import { ShootFigures, shootEnds } from './odds-details.tsx';
import { ShootShot } from './shot.tsx';
import { ArmsSheet, CoverSheet } from './side-sheets.tsx';
import { type ShootSheet, ShootStage } from './stage.tsx';
import { broke, shootTexts } from './text.ts';
import { worthText } from './ways.ts';
import '../../fight/fight.css';

/** The way on with what the shooting has left. */
function ShootEnd({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usb');
  const play = model.play.play.value;
  if (play?.outcome === undefined || play.stale) return null;
  const { inputs, outcome } = play;
  const next = afterShooting(inputs, outcome);
  const { table, battle } = inputs;
  const ref = battle?.other;
  const { fighter } = next.target;
  const fell = heroFell(inputs.target.fighter, outcome.after);
  const ways: UsbAfterProps['ways'] = outcome.after
    ? [
        {
          text: t.onCharge,
          to: { mode: 'charge', table, target: fighter, ref, acting: model.inputs.acting.peek() },
        },
        { text: t.onMorale(fighterText(t, fighter)), to: { mode: 'morale', table, unit: fighter, ref } },
      ]
    : [];
  return (
    <UsbAfter
      onTake={() => {
        // The dice are over: the stage shows who is left.
        model.play.open.value = false;
        model.use(next);
      }}
      gone={!outcome.after}
      ways={ways}
      {...(fell && { commander: { mode: 'morale', table, event: 'commander' } })}
    />
  );
}

/** The shooting rolled step by step. */
function ShootTable({ model, onMore }: { readonly model: UsbShootModel; readonly onMore: () => void }) {
  const { endOdds } = useTexts('fight');
  const words = {
    shoot: useTexts('usbshoot'),
    units: useTexts('usb'),
    endOdds,
  };
  const format = useFormat();
  const texts = {
    ...withOwnNames(shootTexts(words, format), useNamedSides(model.play)),
    ended(outcome: ShootingOutcome, inputs: UsbShootInputs) {
      const answer = shootAnswerOf(inputs);
      if (!answer.ok) return undefined;
      const came = broke(outcome, inputs) ? 'broken' : outcome.points > 0 ? 'losses' : 'none';
      return shootEnds(words.shoot, format, answer.value).ends.find(({ id }) => id === came);
    },
  };
  return (
    <TableCard
      model={model.play}
      texts={texts}
      ready={model.answer.value.ok}
      onMore={onMore}
      after={<ShootEnd model={model} />}
      battle={shootInBattle}
      picture={({ shooter, target }, fates) => (
        <UnitsGroup mine={shooter.fighter} theirs={target.fighter} arms="ranged" fates={fates} />
      )}
    />
  );
}

/** What most often changes the shot, each with its odds. */
function ShotTiles({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  return (
    <CircumstanceTiles
      of={useShotCircumstances(model)}
      watched={t.tiles.broken}
      given={model.inputs.value.value}
    />
  );
}

type SheetProps = SheetsOf<UsbShootModel, ShootSheet>;

/** The ways to all that is not on the stage. */
function MoreSheet({ model, sheets }: SheetProps) {
  const t = useTexts('usbshoot');
  const { role, arms } = useTexts('usb');
  const { whatCounts } = useTexts('fight');
  const armed = model.inputs.value.value.shooter.fighter.unit.kind !== 'machine';
  const swap = () => {
    sheets.close();
    model.swap();
  };
  return (
    <UsbMore
      sheets={sheets}
      ways={[
        ['shot', whatCounts],
        ['shooter', role.acts],
        armed && ['arms', arms.ranged],
        ['target', role.other],
        model.answer.value.ok && ['figures', t.figures],
        ['phase', t.phase],
      ]}
    >
      <Button wide onClick={swap}>
        {t.swap}
      </Button>
    </UsbMore>
  );
}

function ShootSheets({ model, sheets }: SheetProps) {
  const more = useTexts('usbshoot');
  const place = useTexts('fight');
  const format = useFormat();
  const { role, lineOf, arms, terrain } = useTexts('usb');
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const { shown } = sheets;
  if (shown === 'shooter' || shown === 'target')
    return (
      <UnitSheet
        key={shown}
        side={inputs[shown]}
        onChange={(side) => model.changeSide(shown, side)}
        onTake={(picked) => model.takeUnit(shown, picked)}
        rules={model.rules.value}
        as={shown === 'shooter' ? 'acts' : 'other'}
        {...(shown === 'shooter' && { arms: 'ranged' })}
        weighing={{
          worth: (side) => worthText(format, { ...inputs, [shown]: { ...inputs[shown], ...side } }),
          of: inputs,
        }}
        taking={{ worth: (picked) => worthText(format, model.wouldTake(shown, picked)), of: inputs }}
        watched={more.tiles.broken}
        onClose={sheets.close}
      />
    );
  const table: SheetTable<Exclude<ShootSheet, ShootSide>> = {
    arms: [lineOf(role.acts, arms.ranged), () => <ArmsSheet model={model} />],
    cover: [lineOf(role.other, terrain), () => <CoverSheet model={model} />],
    shot: [
      place.whatCounts,
      () => (
        <div class="stack">
          <ShotTiles model={model} />
          <ShootShot model={model} />
        </div>
      ),
    ],
    figures: [more.figures, () => answer.ok && <ShootFigures answer={answer.value} />],
    phase: [more.phase, () => <PhaseCard fighter={inputs.shooter.fighter} rules={model.rules.value} />],
    more: [place.aboutFight, () => <MoreSheet model={model} sheets={sheets} />],
  };
  return <OpenSheet sheets={{ ...sheets, shown }} table={table} />;
}

/** A shooting of USB: the odds, both units face to face, the advice, and the dice. */
export function UsbShootFight({ model }: { readonly model: UsbShootModel }) {
  const later = behind(model);
  const more = useTexts('usbshoot');
  const sheets = useSheets<ShootSheet>();
  return (
    <StageFrame
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<ShootAnswerTop model={model} />}
      sheet={sheets.shown}
      stage={<ShootStage model={later} onSheet={sheets.open} />}
      advice={<ShootAdvice model={later} onAll={() => sheets.open('shot')} />}
      choices={
        sheets.shown !== 'shot' && (
          <BesideCard title={more.shot}>
            <ShootShot model={later} />
          </BesideCard>
        )
      }
      table={<ShootTable model={later} onMore={() => sheets.open('more')} />}
    >
      <IncomingUsbUnit inputs={model.inputs} onTake={(picked) => model.takeUnit('shooter', picked)} />
      {sheets.shown && <ShootSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
