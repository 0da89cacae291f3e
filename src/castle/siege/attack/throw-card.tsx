import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Die } from '../../../kit/controls/die.tsx';
import { FacePad } from '../../../kit/controls/face-pad.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { lowestHit, sumText } from '../../need-text.ts';
import type { CastleSiegeModel } from '../model.ts';
import { throwText, tookOut, useSiegeNames } from '../text.ts';
import type { CurrentSiege } from '../view.ts';
import { type AttackThrow, type Exchange, throwAt } from './throw.ts';

/** Two dice make a throw. */
const diceThrown = 2;

interface ThrowCardProps {
  readonly exchange: Exchange;
  /** May it be, and why. */
  readonly verdict: string;
  readonly why: string;
  /** The rule that says so: a tap on the verdict opens it. */
  readonly rule?: string | undefined;
  /** Drawn beside what must be thrown. */
  readonly picture?: ComponentChildren;
  /** Goes on when the turn of who attacks has come. */
  readonly before: (goOn: () => void) => void;
  /** Plays what was thrown; false where a rule is against it. */
  readonly onThrown: (thrown: AttackThrow, typed: boolean) => boolean;
  /** Where the bar with the way back is covered. */
  readonly onUndo?: () => void;
  readonly model: CastleSiegeModel;
}

interface VerdictProps extends Pick<ThrowCardProps, 'verdict' | 'why' | 'rule'> {
  readonly allowed: boolean;
}

/** May it be, and why; it opens the rule that says so. */
function Verdict({ allowed, verdict, why, rule }: VerdictProps) {
  const { navigation } = useServices();
  const sentence = (
    <>
      <span class="siege-sign">
        <Icon name={allowed ? 'check' : 'close'} size={18} />
      </span>{' '}
      <b>{verdict}</b> <small>{why}</small>
    </>
  );
  return rule === undefined ? (
    <p class="siege-verdict">{sentence}</p>
  ) : (
    <button type="button" class="siege-verdict" onClick={() => navigation.openRule(rule)}>
      {sentence}
    </button>
  );
}

/** How many events have been played, and with which dice the last one: a throw is shown as long as it is that. */
function lastThrown(siege: CurrentSiege | undefined): string {
  const event = siege?.log.at(-1)?.event;
  const faces = event && 'faces' in event ? event.faces : [];
  return [siege && siege.earlier + siege.log.length, ...faces].join(' ');
}

/** Whether it may be, what two dice must show, and the dice: rolled here or typed from the table. */
export function ThrowCard(props: ThrowCardProps) {
  const { exchange, verdict, why, rule, picture, before, onThrown, onUndo, model } = props;
  const { random, announcer } = useServices();
  const t = useTexts('castlesiege');
  const shots = useTexts('castlecombat');
  const typing = useTexts('typing');
  const shell = useTexts('shell');
  const format = useFormat();
  const typed = useSignal<readonly number[] | undefined>(undefined);
  const thrown = useSignal<{ readonly came: AttackThrow; readonly played: string } | undefined>(undefined);
  const buttons = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const isTyping = typed.value !== undefined;
  // The keys are gone: the keyboard goes on where the next throw starts.
  useEffect(() => {
    if (awaited.current && !isTyping)
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
    awaited.current = isTyping;
  }, [isTyping]);
  const { allowed, need, damage } = exchange;
  const seen = thrown.value;
  const last = seen && seen.played === lastThrown(model.current.value) ? seen.came : undefined;
  const came = isTyping ? undefined : last;
  const names = useSiegeNames(model.current.value?.state ?? { players: [], sections: [] });

  /** What came, of which figure, and whether that is out. */
  function said(came: AttackThrow): string {
    const text = throwText(t, format.number, { ...came, faces: [came.first, came.second], typed: false });
    const { state, log = [] } = model.current.peek() ?? {};
    const event = log.at(-1)?.event;
    if (!state || (event?.do !== 'shot' && event?.do !== 'strike') || event.figure === undefined) return text;
    const figure = names.figure(state.figures[event.figure]);
    return tookOut(state, log, log.length - 1)
      ? `${text} · ${t.lines.eliminate(figure)}`
      : `${figure} · ${text}`;
  }

  function land(first: number, second: number, fromTable: boolean): void {
    typed.value = undefined;
    const came = throwAt(exchange, first, second);
    if (!onThrown(came, fromTable)) return;
    // With what leads to the turn of who attacks it was more than one event.
    thrown.value = { came, played: lastThrown(model.current.peek()) };
    announcer.announce(said(came));
  }

  function type(face: number): void {
    const [first] = typed.peek() ?? [];
    if (first === undefined) typed.value = [face];
    else land(first, face, true);
  }

  const asked =
    typed.value?.[0] === undefined ? shots.typeFirst : shots.typeSecond(format.number(typed.value[0]));
  const texts = { t: shots, format };
  return (
    <>
      <div class="siege-answer" data-answer={allowed ? 'yes' : 'no'} data-typing={isTyping}>
        {/* What came stands where the verdict was, so that no button moves. */}
        <div class="siege-came" role="status">
          {came && (
            <>
              <Die sides={6} face={came.first} size={30} />
              <Die sides={6} face={came.second} size={30} />
              <b>{said(came)}</b>
              {onUndo && <Button kind="quiet" icon="undo" label={shell.undo} onClick={onUndo} />}
            </>
          )}
        </div>
        {!came && <Verdict allowed={allowed} verdict={verdict} why={why} rule={rule} />}
        {allowed && (
          <p class="siege-need">
            <b>
              {need.ways === 36 || need.ways === 0 ? (
                need.ways === 0 ? (
                  shots.never
                ) : (
                  shots.always
                )
              ) : (
                <>
                  <span aria-hidden="true">{format.number(lowestHit(need))}+</span>
                  <span class="visually-hidden">{shots.atLeast(format.number(lowestHit(need)))}</span>
                </>
              )}
            </b>{' '}
            <span>
              {t.onDice} · {format.percent(need.ways / 36)}
            </span>{' '}
            <small>
              {shots.against(sumText(texts, need.attack), sumText(texts, need.defence))} ·{' '}
              {t.damage(format.number(damage))}
            </small>
          </p>
        )}
        {picture}
      </div>
      {isTyping ? (
        <div class="siege-typing">
          <p class="label">{asked}</p>
          <FacePad
            label={asked}
            sides={6}
            entered={(typed.value ?? []).map((face) => ({ sides: 6, face }))}
            missing={diceThrown - (typed.value?.length ?? 0)}
            onFace={type}
            onFix={(_, face) => {
              typed.value = face === undefined ? [] : [face];
            }}
            onClose={() => {
              typed.value = undefined;
            }}
          />
          <Button
            onClick={() => {
              typed.value = undefined;
            }}
          >
            {typing.stopTyping}
          </Button>
        </div>
      ) : (
        <div class="siege-dice" ref={buttons}>
          <Button
            kind="primary"
            icon="dice"
            disabled={!allowed}
            onClick={() => before(() => land(random(6), random(6), false))}
          >
            {shots.roll}
          </Button>
          <Button
            icon="keypad"
            disabled={!allowed}
            onClick={() =>
              before(() => {
                typed.value = [];
              })
            }
          >
            {t.type}
          </Button>
        </div>
      )}
    </>
  );
}
