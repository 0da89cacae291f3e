import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useTexts } from '../kit/context.ts';
import type { InputsModel } from '../kit/inputs.ts';
import { LinkedNote } from '../kit/linked-note.tsx';
import { useRootSign } from '../kit/root-sign.ts';
import { MomentOdds } from './moment.tsx';
import './fight.css';
import '../kit/stage-beside.css';

interface StageFrameProps {
  readonly game: 'brikwars' | 'usb';
  readonly inputs: Omit<InputsModel<unknown>, 'value' | 'set'>;
  /** What is played on the table; it takes the place of the stage for so long. */
  readonly play?: {
    readonly play: ReadonlySignal<object | undefined>;
    readonly open: ReadonlySignal<boolean>;
  };
  readonly answer: ComponentChildren;
  readonly stage: ComponentChildren;
  /** For whoever chooses next. */
  readonly advice?: ComponentChildren;
  /** The dice, and the record of what they showed. */
  readonly table: ComponentChildren;
  /** What comes before the answer, such as a unit that was sent, and the sheets. */
  readonly children?: ComponentChildren;
}

/** A fight of any kind on one screen: the odds, both sides face to face, the advice, and the dice. */
export function StageFrame({ game, inputs, play, answer, stage, advice, table, children }: StageFrameProps) {
  useRootSign('stage');
  const place = useTexts('fightplace');
  const played = play?.open.value === true && play.play.value !== undefined;
  return (
    <div class="fight fight-stage" data-game={game}>
      {!played && (inputs.linked.value || inputs.unreadable.value) && <LinkedNote inputs={inputs} />}
      {children}
      {!played && answer}
      {!played && stage}
      {!played && advice}
      <section id="fight-play" aria-label={place.play}>
        <MomentOdds.Provider value={answer}>{table}</MomentOdds.Provider>
      </section>
    </div>
  );
}
