import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../../kit/context.ts';
import { Dialog, SheetNotice, useShown } from '../../../kit/controls/dialog.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import { attackModes } from '../../../rules/mage-knight/attack/attack.ts';
import { shooterPlaces } from '../../../rules/mage-knight/attack/shooting-at-figure.ts';
import { clickShown, type SiegeFigure } from '../../../rules/mage-knight/siege/siege-state.ts';
import { distanceBetween, groundOf, placeFrom } from '../ground.ts';
import type { SiegeProps } from '../text.ts';
import { AttackerPlate, AttackerSheet } from './attacker-sheet.tsx';
import { assaultNow, besiegerOf, figuresOf } from './attacking.ts';
import { comradesOf, strikerOf } from './besiegers.ts';
import { shotValues } from './castle-shot.ts';
import { useGang } from './gang-up.tsx';
import { strikeAt } from './strike.ts';
import { ThrowCard } from './throw-card.tsx';

interface StrikeSheetProps extends SiegeProps {
  readonly figure: SiegeFigure;
  readonly onClose: () => void;
}

/** An attack on a figure at the castle: who, from where, what he needs, and the clicks that it costs. */
export function StrikeSheet({ model, siege, names, figure: struck, onClose }: StrikeSheetProps) {
  const t = useTexts('castlesiege');
  const castle = useTexts('castle');
  const shots = useTexts('castlecombat');
  const { access: accessTexts } = useTexts('castlefigures');
  const format = useFormat();
  const [choosing, choose, stop] = useShown();
  const { state } = siege;
  // Who is eliminated is shown as he stood: what came of it is still to be read.
  const stood = useRef(struck);
  if (!struck.eliminated) stood.current = struck;
  const { current: figure } = stood;
  const section = figure.at && state.sections[figure.at.section];
  const ground = groundOf(state);
  const by = besiegerOf(state, figure.owner);
  const entered = assaultNow(state, model.assault.value, by);
  // Who attacked last may stand elsewhere: who stands here attacks.
  useEffect(() => {
    const striker = strikerOf(state, ground, figure, by, entered, model.attackers.peek());
    if (striker && (striker.name !== entered.name || striker.mode !== entered.mode))
      model.takeAttacker({ ...striker, defence: entered.defence });
  }, [figure.id, by]);
  const attacker = figuresOf(state, by).find(({ name }) => name !== '' && name === entered.name);
  // The plan knows where he stands, and how far away.
  const from = attacker && placeFrom(state, ground, attacker, figure);
  const distance = attacker && ground && distanceBetween(ground, attacker, figure);
  const assault = distance === undefined ? entered : { ...entered, distance: Math.min(99, distance) };
  const printed = clickShown(figure)?.defence;
  const asked = { ...model.strike.value, ...(from ? { from } : {}) };
  const strike = printed === undefined ? asked : { ...asked, defence: printed };
  const ladders = state.ladders.filter((ladder) => ladder.section === figure.at?.section).length;
  const { mode } = assault;
  const able = attacker
    ? comradesOf(state, ground, figure, by, mode, model.attackers.value).filter(
        ({ id }) => id !== attacker.id,
      )
    : [];
  const gang = useGang(
    { model, siege },
    mode,
    able.map(({ name }) => name),
  );
  const place = { section, part: figure.at?.part ?? 'rubble', ladders } as const;
  const withHelp = (count: number) => strikeAt(place, assault, strike, count * gang.each);
  const known = withHelp(gang.joined.length);
  const answer = struck.eliminated ? { ...known, allowed: false } : known;
  const asks = asksOf(strike, model.changeStrike);
  const event = {
    do: 'strike',
    figure: figure.id,
    by,
    name: assault.name,
    mode,
    ...(gang.joined.length > 0 ? { helpers: gang.joined } : {}),
  } as const;
  const [shot] = answer.shot;
  const [access] = answer.access;
  const why = shot
    ? shots.reasons[shot.effect](format.number(shot.amount ?? 0))
    : access
      ? accessTexts.reasons[access.effect](access.amount ?? 0)
      : t.handToHand;
  return (
    <Dialog kind="sheet" title={t.strikeOf(names.figure(figure))} onClose={onClose}>
      <div class="siege-who">
        <AttackerPlate assault={assault} player={by} names={names} onOpen={choose} />
        {asksOf(assault, model.changeAssault).choice('mode', castle.mode, attackModes, t.ways, {
          hideLegend: true,
        })}
      </div>
      {answer.allowed && gang.offer((count) => withHelp(count).need)}
      {from ? (
        <p class="hint">{t.fromPlace(shots.shooterPlaces[from])}</p>
      ) : (
        asks.choice('from', t.strikeFrom, shooterPlaces, shots.shooterPlaces)
      )}
      {printed === undefined && asks.number('defence', shots.defence, shotValues.value)}
      {answer.fortified &&
        !answer.fortificationShown &&
        asks.number('fortification', shots.fortification, shotValues.bonus)}
      <ThrowCard
        exchange={answer}
        verdict={answer.allowed ? t.mayStrike : t.mayNotStrike}
        why={why}
        rule={shot?.rule ?? access?.rule}
        before={(goOn) =>
          model.before({ ...event, faces: [1, 1], typed: false, hit: false, damage: 0 }, goOn)
        }
        onThrown={({ first, second, hit, damage, ways }, typed) =>
          model.play({ ...event, faces: [first, second], typed, hit, damage, ways })
        }
        onUndo={model.undo}
        model={model}
      />
      <SheetNotice />
      {gang.sheet}
      {choosing && <AttackerSheet model={model} siege={siege} names={names} player={by} onClose={stop} />}
    </Dialog>
  );
}
