import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Die } from '../../kit/die.tsx';
import { FacePad } from '../../kit/face-pad.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Icon } from '../../kit/icon.tsx';
import { attackModes } from '../../rules/mage-knight/attack.ts';
import { figureKinds, figureLimits, figureValues } from '../../rules/mage-knight/figure.ts';
import { lastClick } from '../../rules/mage-knight/siege-setup.ts';
import { decidingText } from '../eligibility-text.ts';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { needText, sumText } from '../need-text.ts';
import { AbilityToggles } from '../question-frame.tsx';
import { type Assault, type AssaultThrow, assaultBy, assaultOn, throwAt } from './assault.ts';
import type { SectionProps } from './text.ts';
import './assault.css';

/** Two dice make a throw. */
const diceThrown = 2;

/** An attack on a section: who, may he, what he needs, the dice, and the dial turned by what he does. */
export function AssaultPart(props: SectionProps) {
  const { model, siege, index } = props;
  const { random, announcer } = useServices();
  const t = useTexts('castlesiegeplay').assault;
  const play = useTexts('castlesiegeplay');
  const castle = useTexts('castle');
  const shots = useTexts('castleshots');
  const typingTexts = useTexts('typing');
  const terms = useTexts('castleterms');
  const shell = useTexts('shell');
  const format = useFormat();
  const typed = useSignal<readonly number[] | undefined>(undefined);
  const thrown = useSignal<AssaultThrow | undefined>(undefined);
  const buttons = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const typing = typed.value !== undefined;
  // The keys are gone: the keyboard goes on where the next throw starts.
  useEffect(() => {
    if (awaited.current && !typing) buttons.current?.querySelector('button')?.focus();
    if (typing) keys.current?.scrollIntoView({ block: 'nearest' });
    awaited.current = typing;
  }, [typing]);
  const section = siege.state.sections[index];
  if (!section) return null;
  const assault = model.assault.value;
  const answer = assaultOn(section, assault);
  const { verdict, need, damage } = answer;
  const texts = { t: shots, format };
  const ask = asksOf(assault, model.changeAssault);
  const { turn, players } = siege.state;
  const by = turn.player === section.owner ? players.findIndex((_, at) => at !== section.owner) : turn.player;
  const last = thrown.value;

  function land(first: number, second: number): void {
    typed.value = undefined;
    const came = throwAt(answer, first, second);
    const click = Math.min(
      lastClick(section?.dial ?? { kind: 'clicks' }),
      (section?.click ?? 0) + came.damage,
    );
    if (came.hit && came.damage > 0 && !model.play({ do: 'dial', section: index, click, by })) return;
    thrown.value = came;
    announcer.announce(said(came));
  }

  function said({ first, second, hit, damage: done }: AssaultThrow): string {
    const sum = format.number(first + second);
    return hit ? t.hit(sum, format.number(done)) : t.miss(sum);
  }

  function type(face: number): void {
    const [first] = typed.peek() ?? [];
    if (first === undefined) typed.value = [face];
    else land(first, face);
  }

  const sentence =
    typed.value?.[0] === undefined ? shots.typeFirst : shots.typeSecond(format.number(typed.value[0]));
  return (
    <section class="stack siege-assault" aria-labelledby="siege-assault">
      <h3 id="siege-assault" class="label">
        {t.title}
      </h3>
      {ask.choice('mode', castle.mode, attackModes, castle.modes, { hideLegend: true })}
      <div class="assault-answer" data-answer={verdict.eligible ? 'yes' : 'no'}>
        <p>
          <Icon name={verdict.eligible ? 'check' : 'close'} size={20} />{' '}
          <b>{verdict.eligible ? t.may : t.mayNot}</b>{' '}
          <span class="hint">{decidingText(castle, terms, verdict.reasons)}</span>
        </p>
        {verdict.eligible && (
          <p class="assault-need">
            <b>{needText(texts, need)}</b>{' '}
            <span class="hint">
              {format.percent(need.ways / 36)} ·{' '}
              {shots.against(sumText(texts, need.attack), sumText(texts, need.defence))} ·{' '}
              {play.damage(format.number(damage))}
            </span>
          </p>
        )}
      </div>
      {typing ? (
        <div class="stack" ref={keys}>
          <p class="label">{sentence}</p>
          <FacePad
            label={sentence}
            sides={6}
            entered={(typed.value ?? []).map((face) => ({ sides: 6, face }))}
            missing={diceThrown - (typed.value?.length ?? 0)}
            onFace={type}
            onMend={(_, face) => {
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
            {typingTexts.stopTyping}
          </Button>
        </div>
      ) : (
        <div class="assault-buttons" ref={buttons}>
          <Button
            kind="primary"
            icon="dice"
            wide
            disabled={!verdict.eligible}
            onClick={() => land(random(6), random(6))}
          >
            {shots.roll}
          </Button>
          <Button
            icon="keypad"
            label={typingTexts.typeFaces}
            disabled={!verdict.eligible}
            onClick={() => {
              typed.value = [];
            }}
          />
        </div>
      )}
      {last && !typing && (
        <div class="assault-came">
          <Die sides={6} face={last.first} size={40} />
          <Die sides={6} face={last.second} size={40} />
          <b>{said(last)}</b>
          {last.damage > 0 && (
            <Button
              kind="quiet"
              icon="undo"
              label={shell.undo}
              onClick={() => {
                thrown.value = undefined;
                model.undo();
              }}
            />
          )}
        </div>
      )}
      <Who {...props} assault={assault} defenceAsked={!answer.defenceShown} />
    </section>
  );
}

interface WhoProps extends SectionProps {
  readonly assault: Assault;
  /** No dial says it. */
  readonly defenceAsked: boolean;
}

/** The attacker: his values, and the way to the player's own figures. */
function Who({ model, assault, defenceAsked }: WhoProps) {
  const t = useTexts('castlesiegeplay').assault;
  const castle = useTexts('castle');
  const figures = useTexts('castlefigures');
  const [picking, pick, stop] = useShown();
  const { mode, abilities, kind } = assault;
  const ask = asksOf(assault, model.changeAssault);
  const always = kind === 'titan' || kind === 'multi-dial';
  const more = abilities.length + Number(kind !== 'warrior') + Number(mode === 'ranged' && assault.level);
  return (
    <>
      <Button icon="armies" onClick={pick}>
        {assault.name ? t.by(assault.name) : castle.storedFigures}
      </Button>
      {ask.number('attack', t.attack, figureValues.attack)}
      {mode === 'close'
        ? ask.number('closeDamage', castle.baseDamage, figureLimits.damage)
        : ask.number('rangedDamage', castle.baseRangedDamage, figureLimits.damage)}
      {defenceAsked && ask.number('defence', t.defence, figureValues.defence)}
      <Fold title={t.more} count={more}>
        {ask.choice('kind', castle.kind, figureKinds, figures.kinds)}
        {!always && (
          <AbilityToggles
            legend={castle.abilities}
            mode={mode}
            held={abilities}
            onToggle={(ability) =>
              model.changeAssault({
                abilities: abilities.includes(ability)
                  ? abilities.filter((other) => other !== ability)
                  : [...abilities, ability],
              })
            }
          />
        )}
        {mode === 'ranged' && ask.flag('level', t.level)}
      </Fold>
      {picking && (
        <FiguresSheet
          most={1}
          onTake={([figure]) => {
            if (figure) model.changeAssault(assaultBy(assault, figure));
          }}
          onClose={stop}
        />
      )}
    </>
  );
}
