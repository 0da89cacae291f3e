import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { KeepBar } from '../../fight/keeping.tsx';
import { OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ReasonBar } from '../../kit/stage/outcome-bar.tsx';
import { PhaseCard } from '../phase-card.tsx';
import { IncomingUsbUnit } from '../unit-card.tsx';
import { UnitsGroup } from '../unit-picture.tsx';
import { UnitSheet } from '../unit-stage.tsx';
import { UsbMore } from '../ways-sheet.tsx';
import { EventCard } from './event-card.tsx';
import { moraleInBattle } from './in-battle.ts';
import { LeftUnitsCard } from './left-units.tsx';
import type { UsbMoraleModel } from './model.ts';
import { MoraleAdvice, type MoraleSheet, MoraleStage } from './stage.tsx';
import { describeMorale } from './summary.ts';
import { moraleTexts } from './text.ts';
import { MoraleFigures, MoraleWhy, PowerPart } from './why.tsx';
import '../../fight/fight.css';
import '../../fight/side-card.css';

/** The answer that follows every tap: one sentence, and its ends with their reasons. */
function MoraleAnswerTop({ model }: { readonly model: UsbMoraleModel }) {
  const t = useTexts('usbmorale');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const thrown = ahead?.odds.whole;
  const described = describeMorale(t, format, answer);
  useSpoken(described.sentence);
  const now = thrown ? { ...answer, verdict: thrown.odds } : answer;
  const { sentence, ends, facts } = describeMorale(t, format, now);
  return (
    <AnswerSection title={t.answer} given={thrown && ahead?.given}>
      {ends.length > 0 ? (
        <>
          <p class="visually-hidden">{sentence}</p>
          <Ends
            ends={ends}
            facts={facts}
            begun={thrown && described}
            why={({ label }) => <MoraleWhy label={label} answer={answer} />}
          />
        </>
      ) : (
        <ReasonBar reasons={[sentence]} />
      )}
    </AnswerSection>
  );
}

/** The test rolled step by step. */
function MoraleTable({ model, onMore }: { readonly model: UsbMoraleModel; readonly onMore: () => void }) {
  const t = {
    ...useTexts('usbmorale'),
    units: useTexts('usb'),
    endOdds: useTexts('fight').endOdds,
  };
  const format = useFormat();
  return (
    <>
      <TableCard
        model={model.play}
        texts={moraleTexts(t, format)}
        ready
        onMore={onMore}
        alone
        picture={({ side }, fates) => <UnitsGroup mine={side.fighter} arms="melee" fates={fates} />}
        battle={moraleInBattle}
      />
      {model.play.play.value && model.play.open.value && <KeepBar />}
    </>
  );
}

type SheetProps = SheetsOf<UsbMoraleModel, MoraleSheet>;

/** The ways to all that is not on the stage. */
function MoreSheet({ model, sheets }: SheetProps) {
  const t = useTexts('usbmorale');
  const { role } = useTexts('usb');
  const { event } = model.inputs.value.value;
  const { bends, verdict } = model.answer.value;
  const unit = event !== 'commander';
  return (
    <UsbMore
      sheets={sheets}
      ways={[
        ['event', t.event],
        unit ? ['unit', role.unit] : ['left', t.leftTitle],
        bends && ['power', t.powerFold],
        verdict.kind !== 'recovery' && ['figures', t.figures],
        unit && ['phase', t.phase],
      ]}
    />
  );
}

function MoraleSheets(props: SheetProps) {
  const { model, sheets } = props;
  const t = useTexts('usbmorale');
  const place = useTexts('fight');
  const { side } = model.inputs.value.value;
  const answer = model.answer.value;
  const { shown } = sheets;
  if (shown === 'unit')
    return (
      <UnitSheet
        side={side}
        onChange={model.changeSide}
        onTake={model.takeUnit}
        rules={answer.rules}
        as="unit"
        onClose={sheets.close}
      />
    );
  const table: SheetTable<Exclude<MoraleSheet, 'unit'>> = {
    event: [t.event, () => <EventCard model={model} />],
    left: [t.leftTitle, () => <LeftUnitsCard model={model} />],
    power: [t.powerFold, () => <PowerPart model={model} />],
    figures: [t.figures, () => <MoraleFigures answer={answer} />],
    phase: [t.phase, () => <PhaseCard fighter={side.fighter} rules={answer.rules} />],
    more: [place.aboutFight, () => <MoreSheet {...props} />],
  };
  return <OpenSheet sheets={{ ...sheets, shown }} table={table} />;
}

/** Morale: the odds, who tests and what has happened to him, and the dice. */
export function UsbMoraleFight({ model }: { readonly model: UsbMoraleModel }) {
  const later = behind(model);
  const sheets = useSheets<MoraleSheet>();
  return (
    <StageFrame
      owned
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<MoraleAnswerTop model={model} />}
      sheet={sheets.shown}
      stage={<MoraleStage model={later} onSheet={sheets.open} />}
      advice={<MoraleAdvice model={later} onSheet={sheets.open} />}
      table={<MoraleTable model={later} onMore={() => sheets.open('more')} />}
    >
      <IncomingUsbUnit inputs={model.inputs} onTake={(picked) => model.takeUnit(picked)} />
      {sheets.shown && <MoraleSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
