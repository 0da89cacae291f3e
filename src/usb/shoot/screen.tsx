import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { ShootingOutcome } from '../../rules/usb/shooting-record.ts';
import { UsbMore } from '../more-sheet.tsx';
import { PhaseCard } from '../phase-card.tsx';
import { heroFell } from '../standings.ts';
import { IncomingUsbUnit } from '../unit-card.tsx';
import { fighterText } from '../unit-names.ts';
import { UnitsGroup } from '../unit-picture.tsx';
import { UnitSheet } from '../unit-stage.tsx';
import { UsbAfter, type UsbAfterProps } from '../usb-after.tsx';
import { ShootAdvice } from './advice.tsx';
import { ShootAnswerTop } from './answer-card.tsx';
import { shootAnswerOf } from './explained-odds.ts';
import { shootInBattle } from './in-battle.ts';
import type { UsbShootInputs } from './inputs.ts';
import { afterShooting, type UsbShootModel } from './model.ts';
import { ShootFigures, shootEnds } from './odds-details.tsx';
import { ShootShot } from './shot.tsx';
import { ArmsSheet, CoverSheet } from './side-sheets.tsx';
import { type ShootSheet, ShootStage } from './stage.tsx';
import { broke, shootTexts } from './text.ts';
import '../../fight/fight.css';

/** The way on with what the shooting has left. */
function ShootEnd({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbafter');
  const units = useTexts('usbunits');
  const play = model.play.play.value;
  if (play?.outcome === undefined || play.stale) return null;
  const { inputs, outcome } = play;
  const next = afterShooting(inputs, outcome);
  const { table } = inputs;
  const { fighter } = next.target;
  const fell = heroFell(inputs.target.fighter, outcome.after);
  const ways: UsbAfterProps['ways'] = outcome.after
    ? [
        {
          text: t.onCharge,
          to: { mode: 'charge', table, target: fighter, acting: model.inputs.acting.peek() },
        },
        { text: t.onMorale(fighterText(units, fighter)), to: { mode: 'morale', table, unit: fighter } },
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
  const { dice } = useTexts('usbshootmore');
  const { endOdds } = useTexts('fightplay');
  const words = {
    shoot: useTexts('usbshoot'),
    play: useTexts('usbshootplay'),
    units: useTexts('usbunits'),
    dice,
    endOdds,
  };
  const format = useFormat();
  const texts = {
    ...shootTexts(words, format),
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
      picture={({ shooter, target }, fallen) => (
        <UnitsGroup mine={shooter.fighter} theirs={target.fighter} arms="ranged" fallen={fallen} />
      )}
    />
  );
}

interface SheetProps {
  readonly model: UsbShootModel;
  readonly onSheet: (sheet: ShootSheet) => void;
}

/** The ways to all that is not on the stage. */
function MoreSheet({ model, onSheet, onClose }: SheetProps & { readonly onClose: () => void }) {
  const t = useTexts('usbshoot');
  const more = useTexts('usbshootmore');
  const { role, arms } = useTexts('usbunits');
  const armed = model.inputs.value.value.shooter.fighter.unit.kind !== 'machine';
  const ways: readonly (readonly [ShootSheet, string, boolean])[] = [
    ['shot', more.more, true],
    ['shooter', role.acts, true],
    ['arms', arms.ranged, armed],
    ['target', role.other, true],
    ['figures', more.figures, model.answer.value.ok],
    ['phase', more.phase, true],
  ];
  const swap = () => {
    onClose();
    model.swap();
  };
  return (
    <UsbMore
      ways={[
        ...ways
          .filter(([, , there]) => there)
          .map(([sheet, label]) => ({ label, onClick: () => onSheet(sheet) })),
        { label: t.swap, onClick: swap },
      ]}
      onClose={onClose}
    />
  );
}

/** What a tap on the stage opens, over the lower part of it. */
function OpenSheet({ model, sheet, onSheet, onClose }: SheetProps & SheetState) {
  const more = useTexts('usbshootmore');
  const place = useTexts('fightplace');
  const { role, lineOf, arms, terrain } = useTexts('usbunits');
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  if (sheet === 'shooter' || sheet === 'target')
    return (
      <UnitSheet
        key={sheet}
        side={inputs[sheet]}
        onChange={(side) => model.changeSide(sheet, side)}
        onTake={(picked) => model.takeUnit(sheet, picked)}
        rules={model.rules.value}
        as={sheet === 'shooter' ? 'acts' : 'other'}
        {...(sheet === 'shooter' && { arms: 'ranged' })}
        onClose={onClose}
      />
    );
  const inside: Readonly<Record<typeof sheet, readonly [title: string, body: () => ComponentChildren]>> = {
    arms: [lineOf(role.acts, arms.ranged), () => <ArmsSheet model={model} />],
    cover: [lineOf(role.other, terrain), () => <CoverSheet model={model} />],
    shot: [more.shot, () => <ShootShot model={model} />],
    figures: [more.figures, () => answer.ok && <ShootFigures answer={answer.value} />],
    phase: [more.phase, () => <PhaseCard fighter={inputs.shooter.fighter} rules={model.rules.value} />],
    more: [place.more, () => <MoreSheet model={model} onSheet={onSheet} onClose={onClose} />],
  };
  const [title, body] = inside[sheet];
  return (
    <Dialog key={sheet} kind="sheet" title={title} onClose={onClose}>
      {body()}
    </Dialog>
  );
}

interface SheetState {
  readonly sheet: ShootSheet;
  readonly onClose: () => void;
}

/** A shooting of USB: the odds, both units face to face, the advice, and the dice. */
export function UsbShootFight({ model }: { readonly model: UsbShootModel }) {
  const later = behind(model);
  const more = useTexts('usbshootmore');
  const sheet = useSignal<ShootSheet | undefined>(undefined);
  const open = (to: ShootSheet) => {
    sheet.value = to;
  };
  return (
    <StageFrame
      game="usb"
      inputs={model.inputs}
      play={model.play}
      answer={<ShootAnswerTop model={model} />}
      stage={<ShootStage model={later} onSheet={open} />}
      advice={<ShootAdvice model={later} onAll={() => open('shot')} />}
      choices={
        sheet.value !== 'shot' && (
          <BesideCard title={more.shot}>
            <ShootShot model={later} />
          </BesideCard>
        )
      }
      table={<ShootTable model={later} onMore={() => open('more')} />}
    >
      <IncomingUsbUnit inputs={model.inputs} onTake={(picked) => model.takeUnit('shooter', picked)} />
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
  );
}
