import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useTexts } from '../kit/context.ts';
import { NoticePlace } from '../kit/notice-place.tsx';
import { pairInText } from '../kit/question/battle-ref.ts';
import { LinkedNote } from '../kit/question/linked-note.tsx';
import { type StageNotes, StageNotesOf } from '../kit/stage/advice-chip.tsx';
import { SheetOverStage } from '../kit/stage/over-stage.ts';
import { useRootSign } from '../kit/stage/root-sign.ts';
import { useScreenKeptOn } from '../kit/stage/screen-kept-on.ts';
import { SideNamesOf } from '../kit/stage/side-names.ts';
import { isWide } from '../kit/stage/wide.ts';
import { ActingOf, AsksWhose, EarnsBonus } from './acting.tsx';
import { type Reasons, ReasonsBeside } from './ends.tsx';
import { EarlierDice, type LyingDice } from './mode-sheets.tsx';
import type { FightInputs } from './played-question.ts';
import { namesOf, UnitNamesOf, useUnitNames } from './unit-names.ts';
import { MomentOdds } from './whole-screen.ts';
import './fight.css';
import '../kit/stage/stage-beside.css';

interface StageFrameProps {
  readonly game: 'brikwars' | 'usb';
  readonly inputs: Omit<FightInputs<unknown>, 'value' | 'set'>;
  /** What is played on the table; it takes the place of the stage for so long. */
  readonly play?: {
    readonly play: ReadonlySignal<LyingDice | undefined>;
    readonly open: Signal<boolean>;
  };
  readonly answer: ComponentChildren;
  readonly stage: ComponentChildren;
  /** The sheet that is open over the stage. */
  readonly sheet: string | undefined;
  /** For the side that chooses next. */
  readonly advice?: ComponentChildren;
  /** All that he may choose, open where there is room for it; else it is in a sheet. */
  readonly choices?: ComponentChildren;
  /** The dice, and the record of what they showed. */
  readonly table: ComponentChildren;
  /** Whose the sides are the fight itself knows: the player is not asked. */
  readonly owned?: boolean;
  /** What comes before the answer, such as a unit that was sent, and the sheets. */
  readonly children?: ComponentChildren;
}

/** What stands open beside the stage, under its heading. */
export function BesideCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="card">
      <h2 class="card-title">{title}</h2>
      {children}
    </section>
  );
}

/** Why a figure is what it is; a tap on another asks for its reasons. */
function Why({ reasons }: { readonly reasons: Signal<Reasons | undefined> }) {
  const shown = reasons.value;
  return shown ? <BesideCard title={shown.title}>{shown.body()}</BesideCard> : null;
}

/** Nothing better can be chosen, or first of all something must be changed: in the place of the advice. */
function NoAdvice({ advised, faulty }: StageNotes) {
  const t = useTexts('fight');
  if (advised.value > 0) return null;
  return <p class="advice-none">{faulty.value ? t.noOdds : t.noBetter}</p>;
}

/** A fight of any kind on one screen: the odds, both sides face to face, the advice, and the dice. */
export function StageFrame(props: StageFrameProps) {
  const { game, inputs, play, answer, stage, sheet, advice, choices, table, owned, children } = props;
  useRootSign('stage');
  useScreenKeptOn();
  const place = useTexts('fight');
  const nameOf = useUnitNames(inputs.text.value);
  const played = play?.open.value === true && play.play.value !== undefined;
  const reasons = useSignal<Reasons | undefined>(undefined);
  const beside = isWide() && !played;
  const notes: StageNotes = { advised: useSignal(0), faulty: useSignal(false) };
  return (
    <div class="fight fight-stage" data-game={game} data-acting={owned ? undefined : inputs.acting.value}>
      <ActingOf.Provider value={inputs}>
        <UnitNamesOf.Provider value={nameOf}>
          <SideNamesOf.Provider value={namesOf(pairInText(inputs.text.value), nameOf)}>
            {!played && (inputs.linked.value || inputs.unreadable.value) && <LinkedNote inputs={inputs} />}
            <AsksWhose.Provider value={!owned}>
              <EarnsBonus.Provider value={game === 'brikwars'}>
                <EarlierDice.Provider value={play}>{children}</EarlierDice.Provider>
              </EarnsBonus.Provider>
            </AsksWhose.Provider>
            {!played && (
              <StageNotesOf.Provider value={notes}>
                <ReasonsBeside.Provider value={beside ? reasons : undefined}>{answer}</ReasonsBeside.Provider>
              </StageNotesOf.Provider>
            )}
            {!played && <SheetOverStage.Provider value={sheet}>{stage}</SheetOverStage.Provider>}
            {!played && (
              <NoticePlace class="advice-row">
                <StageNotesOf.Provider value={notes}>{advice}</StageNotesOf.Provider>
                <NoAdvice {...notes} />
              </NoticePlace>
            )}
            <section id="fight-play" aria-label={place.play}>
              <MomentOdds.Provider value={answer}>{table}</MomentOdds.Provider>
            </section>
            {beside && (
              <div class="fight-beside">
                <Why reasons={reasons} />
                {choices}
              </div>
            )}
          </SideNamesOf.Provider>
        </UnitNamesOf.Provider>
      </ActingOf.Provider>
    </div>
  );
}
