import { TableCard } from '../../fight/step-card.tsx';
import type { TableTexts, Watched } from '../../fight/step-record.ts';
import { useNamedSides } from '../../fight/unit-names.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { SquadEntry, SquadMoment, SquadOutcome } from '../../rules/brikwars/squad/round-record.ts';
import { chancesOf, endOf, hopeOf, type Lost, squadsAnswerOf } from './answer.ts';
import { squadFates } from './fallen.ts';
import { squadsInBattle } from './in-battle.ts';
import { livesOf, ownerOf, type SquadsInputs, sizeOf, squadOwners } from './inputs.ts';
import type { SquadsModel } from './model.ts';
import { deadOf, lossOf, lostIn } from './play.ts';
import { SquadSides } from './sides.tsx';
import { endText, hopeText, shownOf, squadsTitle } from './text.ts';

function useSquadTexts(model: SquadsModel): TableTexts<SquadsInputs, SquadMoment, SquadEntry, SquadOutcome> {
  const own = useTexts('squads');
  const named = useNamedSides(model.play);
  const { mine, theirs } = own.names;
  const t = { ...own, names: { mine: named('mine') ?? mine, theirs: named('theirs') ?? theirs } };
  const words = useTexts('fight');
  const format = useFormat();
  const results: Partial<Record<string, string>> = { ...t.results, pip: t.pips.taken };
  const member = (inputs: SquadsInputs, who: Side, place: number) => {
    const side = inputs[ownerOf(inputs, who)];
    return place >= side.count ? t.officer : t.member(t.units[side.unit], String(place + 1));
  };
  const squad = (inputs: SquadsInputs, who: Side) => t.names[ownerOf(inputs, who)];
  const outcomeText = (outcome: SquadOutcome, inputs: SquadsInputs): string => {
    const dead = deadOf(inputs, outcome);
    const shot = inputs.kind === 'ranged' ? ownerOf(inputs, 'defender') : undefined;
    const fell = shot ? t.outcomes.shot(dead[shot]) : t.outcomes.melee(dead.theirs, dead.mine);
    if (!outcome.pips) return fell;
    const loss = lossOf(inputs, outcome);
    const taken = squadOwners
      .filter((owner) => sizeOf(inputs[owner]) > 1 && (!shot || owner === shot))
      .map((owner) => {
        const [some, all] = [loss[owner], livesOf(inputs[owner])].map((one) => format.number(one));
        return `${t.step(t.names[owner], t.pips.of(some ?? '', all ?? ''))}.`;
      });
    return [fell, ...taken].join(' ');
  };
  return {
    title: (inputs) => squadsTitle(t, inputs),
    step({ who, purpose, count, need, damage = 0, member: place = 0 }, inputs) {
      const name = squad(inputs, who);
      const titles = {
        attack: () => t.steps.attack(name, count),
        damage: () => t.steps.damage(name, count),
        assign: () => t.steps.assign(name, format.number(damage)),
        armor: () => t.steps.armor(member(inputs, who, place), format.number(damage)),
        momentum: () => t.steps.push(name),
        opposition: () => t.steps.push(name),
      };
      return { title: titles[purpose](), roll: purpose, ...(need !== undefined && { need }) };
    },
    option: (option, { who }, inputs) => member(inputs, who, Number(option)),
    optionOdds: (ends, _, inputs) => format.percent(hopeOf(inputs, lostIn(ends))),
    line({ who, purpose, count, amount, damage = 0, result, member: place }, inputs) {
      const name = squad(inputs, who);
      if (result === 'overwhelmed') return { text: t.log.overwhelmed(name, format.number(amount)) };
      if (result === 'hits') return { text: t.log.hits(name, amount, count) };
      if (result === 'points') return { text: t.log.points(name, format.number(amount)) };
      if (result === 'pushes') return { text: t.log.pushes(name, format.number(amount)) };
      if (result === 'flies') return { text: t.log.flies(name, format.number(amount)) };
      if (result === 'lost') return { text: t.log.lost(format.number(damage)) };
      const struck = place === undefined ? name : member(inputs, who, place);
      return {
        text: t.log.struck(struck, format.number(amount)),
        ...(purpose === 'armor' && { result: results[result] ?? t.results.holds }),
      };
    },
    odds: (ends, inputs) =>
      words.endOdds(hopeText(t, inputs), format.hundredths(hopeOf(inputs, lostIn(ends)))),
    watched(inputs, outcome) {
      const lost = outcome && [{ ...lossOf(inputs, outcome), chance: 1 }];
      const hope: Watched = {
        label: hopeText(t, inputs),
        side: inputs.kind === 'ranged' ? inputs.attacker : 'mine',
        chance: (known) => hopeOf(inputs, lostIn(known)),
        ...(lost && { came: hopeOf(inputs, lost) > 0 }),
      };
      const fear = (known: readonly Lost[]) =>
        chancesOf(inputs, known).find(({ id }) => id === 'behind')?.chance ?? 0;
      const behind: Watched = {
        label: t.ends.behind,
        side: 'theirs',
        chance: (known) => fear(lostIn(known)),
        ...(lost && { came: fear(lost) > 0 }),
      };
      return inputs.kind === 'ranged' ? [hope] : [hope, behind];
    },
    side: ({ who }, inputs) => ownerOf(inputs, who),
    outcome: outcomeText,
    ended(outcome, inputs) {
      const answer = squadsAnswerOf(inputs);
      if (!answer.ok) return undefined;
      const end = endText(t, inputs, endOf(inputs, lossOf(inputs, outcome)));
      return shownOf(t, format, inputs, answer.value, answer.value.lost).ends.find(
        ({ label }) => label === end,
      );
    },
    detail: (outcome, inputs) => outcomeText(outcome, inputs),
    fates: squadFates,
    turn: (inputs) => squadsTitle(t, inputs),
  };
}

/** Those who fell are taken off both squads. */
function TakeOff({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const undo = useUndo();
  const shown = model.play.play.value;
  if (!shown?.outcome) return null;
  const { outcome, inputs } = shown;
  const { mine, theirs } = lossOf(inputs, outcome);
  if (mine + theirs === 0) return null;
  const take = () => {
    const takeBack = model.bury(inputs, outcome);
    model.play.end();
    undo(t.takenOff, takeBack);
  };
  return (
    <Button wide icon="check" onClick={take}>
      {t.takeOff}
    </Button>
  );
}

/** Plays the round, with dice of the app or of the table. */
export function SquadsPlayCard({
  model,
  onMore,
}: {
  readonly model: SquadsModel;
  readonly onMore: () => void;
}) {
  const texts = useSquadTexts(model);
  return (
    <TableCard
      model={model.play}
      texts={texts}
      ready={model.answer.value.ok}
      battle={squadsInBattle}
      onMore={onMore}
      picture={(inputs, fates) => <SquadSides inputs={inputs} fates={fates} />}
      after={<TakeOff model={model} />}
    />
  );
}
