import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { AnswerTiles, useSpoken } from '../../fight/answer-tiles.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { begun } from '../odds-ahead.ts';
import { heroFell } from '../standings.ts';
import { IncomingUsbUnit, UnitCard } from '../unit-card.tsx';
import { fighterText } from '../unit-names.ts';
import { UsbAfter, type UsbAfterProps } from '../usb-after.tsx';
import { afterShooting, type UsbShootModel } from './model.ts';
import { ShootFigures, ShootWhy, shootFaults, shootSentence, shootTiles } from './odds-details.tsx';
import { ShootShot } from './shot.tsx';
import { shootTexts } from './text.ts';
import '../../fight/fight.css';

/** The answer that follows every tap: a sentence, and its figures with their reasons. */
function ShootAnswerTop({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const format = useFormat();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const ahead = useAhead(model.play);
  const thrown = ahead && begun.shots.get(ahead.odds);
  // Given what has been rolled: the same words, of other odds.
  const now = answer && thrown ? { ...answer, odds: { ...answer.odds, ...thrown.odds } } : answer;
  const sentence = answer ? shootSentence(t, format, answer) : '';
  const faults = value.ok ? [] : shootFaults(t, value.issues);
  useSpoken(answer ? sentence : faults.join(' '));
  return (
    <>
      {now && <p class="answer-sentence">{shootSentence(t, format, now)}</p>}
      <AnswerSection title={t.answer} faults={faults} given={thrown && ahead?.given}>
        {now && answer && (
          <AnswerTiles
            tiles={shootTiles(t, format, now)}
            begun={thrown && { tiles: shootTiles(t, format, answer) }}
            why={({ id: tile, label }) => <ShootWhy label={label} tile={tile} answer={answer} />}
          />
        )}
      </AnswerSection>
    </>
  );
}

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
        { text: t.onCharge, address: (to) => to.chargeAgainst(fighter, table) },
        { text: t.onMorale(fighterText(units, fighter)), address: (to) => to.moraleOf(fighter, table) },
      ]
    : [];
  return (
    <UsbAfter
      onTake={() => model.use(next)}
      gone={!outcome.after}
      ways={ways}
      {...(fell && { commander: (to) => to.commanderFalls(table) })}
    />
  );
}

// Nobody needs it before a shooting has ended.
/** The shooting rolled step by step. */
function ShootTable({ model }: { readonly model: UsbShootModel }) {
  const { dice } = useTexts('usbshootmore');
  const { endOdds } = useTexts('fightplay');
  const words = {
    shoot: useTexts('usbshoot'),
    play: useTexts('usbshootplay'),
    units: useTexts('usbunits'),
    dice,
    endOdds,
  };
  const texts = shootTexts(words, useFormat());
  const { value } = model.play.play;
  return (
    <>
      <TableCard model={model.play} texts={texts} ready={model.answer.value.ok} />
      {value?.outcome !== undefined && !value.stale && <ShootEnd model={model} />}
    </>
  );
}

// The answer stands before these have arrived.
/** A shooting of USB: the answer on top, then who fires at whom and how, then the dice and every figure. */
export function UsbShootFight({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const rules = model.rules.value;
  return (
    <div class="fight usb-shoot" data-game="usb">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <IncomingUsbUnit onTake={(picked) => model.takeUnit('shooter', picked)} />
      <ShootAnswerTop model={model} />
      <div class="columns">
        <div>
          <UnitCard
            side={inputs.shooter}
            onChange={(side) => model.changeSide('shooter', side)}
            onTake={(picked) => model.takeUnit('shooter', picked)}
            rules={rules}
            as="shooter"
            arms="ranged"
          />
          <Button kind="quiet" icon="flip" onClick={model.swap}>
            {t.swap}
          </Button>
          <UnitCard
            side={inputs.target}
            onChange={(side) => model.changeSide('target', side)}
            onTake={(picked) => model.takeUnit('target', picked)}
            rules={rules}
            as="target"
          />
          <ShootShot model={model} />
        </div>
        <div>
          <ShootTable model={model} />
          {answer.ok && <ShootFigures answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
