import type { FightInBattle } from '../../fight/battle-result.ts';
import { TableCard } from '../../fight/step-card.tsx';
import type { EndChance, TableTexts, Watched } from '../../fight/step-record.ts';
import { useNamedSides } from '../../fight/unit-names.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { fightRulesOf } from '../../rules/brikwars/house-rules.ts';
import type { MageEvent } from '../../rules/brikwars/supplement/mage-battle.ts';
import type { CareEntry, CareMoment, CareOutcome } from '../../rules/brikwars/supplement/stages.ts';
import { landedAt } from '../../rules/brikwars/supplement/stray-spell.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { unitOf } from '../../storage/units/profile-unit.ts';
import { deadIn, mageDead, magicInBattle } from '../in-battle.ts';
import { type Brought, fightAddress } from '../units/profile-field.ts';
import { expectedLoss, magicAnswerOf } from './answer.ts';
import { eventOf, undeadUnit } from './battle.ts';
import { endOf, type MagicEndId, magicEnds } from './ends.ts';
import { magicFates } from './fallen.ts';
import { type MagicInputs, stepsOf } from './inputs.ts';
import { levelIn } from './level-advice.ts';
import type { MagicModel } from './model.ts';
import { MagicSides } from './stage.tsx';
import { fatedWords, magicTitle, roleOf, shownEnds } from './text.ts';

type MagicPlayTexts = Messages['magic'];

/** What a line of the record says after its side. */
function whatHappened(
  t: MagicPlayTexts,
  format: Format,
  { purpose, total, need = 0, damage = 0, target, result }: CareEntry,
): string {
  const shown = format.number(total);
  switch (purpose) {
    case 'look':
    case 'use':
    case 'treat':
      return t.log.test(shown, format.number(need));
    case 'reach':
      return t.log.reach(shown, format.number(need));
    case 'damage':
      return t.log.damage(shown);
    case 'taken-off':
      return t.log.takenOff(shown, format.number(damage));
    case 'armor': {
      const armor = t.log.armor(shown, format.number(damage));
      if (result === 'wounded') return t.log.wounds(armor, format.number(damage - total));
      return target === undefined ? armor : t.log.target(format.number(target + 1), armor);
    }
  }
}

/** Another life that is at stake. */
const lives: Readonly<Partial<Record<MagicInputs['kind'], MagicEndId>>> = {
  area: 'self',
  heal: 'bleeds',
};

function useMagicTexts(model: MagicModel): TableTexts<MagicInputs, CareMoment, CareEntry, CareOutcome> {
  const t = useTexts('magic');
  const fight = useTexts('brikwars');
  const words = useTexts('fight');
  const format = useFormat();
  const named = useNamedSides(model.play);
  const whoOf = (kind: MagicInputs['kind'], who: CareEntry['who']) =>
    (who === 'caster' && named('mine')) ||
    (who === 'target' && kind !== 'summon' && kind !== 'raise' && named('theirs')) ||
    roleOf(t, kind, who);
  const notify = (inputs: MagicInputs) => fatedWords(t, fight, inputs);
  const hope = ({ kind }: MagicInputs): MagicEndId => magicEnds[kind][0];
  const chanceIn = (id: string) => (known: readonly EndChance[]) =>
    known.find((end) => end.id === id)?.chance ?? 0;
  const outcomeText = (end: string, inputs: MagicInputs): string => {
    const id = endOf(inputs.kind, end);
    const hurts = stepsOf(inputs) > 1;
    // The mage dies in it all the same.
    if (id !== 'someone')
      return hurts && id !== 'misses' && id !== 'self' ? `${notify(inputs).ends[id]}.` : t.outcomes[id];
    const dead = deadIn(end);
    const { target } = fight.fates.pip;
    const deaths = hurts ? `${dead === 1 ? target : t.times(format.number(dead), target)}.` : t.deaths(dead);
    return mageDead(end) ? `${deaths} ${t.outcomes.self}` : deaths;
  };
  return {
    title: (inputs) => magicTitle({ magic: t, fight }, inputs),
    goOn: t.goOn,
    step: ({ who, purpose, need }, { kind }) => ({
      title: t.step(whoOf(kind, who), t.purposes[purpose]),
      roll: purpose === 'reach' ? 'range' : purpose,
      ...(need === undefined ? {} : { need }),
    }),
    option: (option) => t.castsAt(levelIn(option)),
    odds: (ends, inputs) =>
      words.endOdds(notify(inputs).ends[hope(inputs)], format.hundredths(chanceIn(hope(inputs))(ends))),
    watched(inputs, outcome) {
      const { kind } = inputs;
      const watch = (id: MagicEndId, side: Watched['side']): Watched => ({
        label: notify(inputs).ends[id],
        side,
        chance: chanceIn(id),
        ...(outcome && { came: endOf(kind, outcome.end) === id }),
      });
      const feared = lives[kind];
      return [watch(hope(inputs), 'mine'), ...(feared ? [watch(feared, 'theirs')] : [])];
    },
    ended({ end }, inputs) {
      const answer = magicAnswerOf(inputs);
      if (!answer.ok) return undefined;
      const label = notify(inputs).ends[endOf(inputs.kind, end)];
      return shownEnds(notify(inputs), format, answer.value.ends, answer.value.reasons).find(
        (one) => one.label === label,
      );
    },
    side: ({ who }, { kind }) =>
      who === 'enemy' || (who === 'target' && kind !== 'shield' && kind !== 'heal') ? 'theirs' : 'mine',
    fates: magicFates,
    detail: ({ end }, inputs) =>
      inputs.kind === 'bolt' || inputs.kind === 'shot' ? undefined : outcomeText(end, inputs),
    line(entry, inputs) {
      const hurt = entry.result === 'dies' && entry.who === 'target' && stepsOf(inputs) > 1;
      const result = hurt ? t.pip : t.results[entry.result];
      return {
        text: t.logLine(whoOf(inputs.kind, entry.who), whatHappened(t, format, entry)),
        ...(result === undefined ? {} : { result }),
      };
    },
    outcome: ({ end }, inputs) => outcomeText(end, inputs),
  };
}

/** Who was summoned, or rose: a unit that is called with no values of its own is none. */
function calledUp(
  mage: Messages['magic'],
  { kind, called, size }: MagicInputs,
  { end }: CareOutcome,
): Profile | undefined {
  if (end !== 'succeeds') return undefined;
  if (kind === 'summon') return called;
  return kind === 'raise' ? undeadUnit(mage.undeadName, size) : undefined;
}

/** What came of a turn, as the battle goes on: counted, kept, followed to where a spell came down, or taken to a fight. */
function AfterPlay({ model }: { readonly model: MagicModel }) {
  const { navigation, announcer } = useServices();
  const t = useTexts('magic');
  const format = useFormat();
  const played = model.play.play.value;
  const { kind, undead, tally, battle } = model.inputs.value.value;
  if (!played?.outcome || played.inputs.kind !== kind) return null;
  const { inputs, log, outcome } = played;
  const works = log.some(({ purpose, result }) => purpose === 'use' && result === 'succeeds');
  const event = tally && eventOf(inputs, works);
  const his: readonly MageEvent<Profile>[] = tally && mageDead(outcome.end) ? [{ act: 'dies' }] : [];
  const events = event ? [event, ...his] : his;
  const stray =
    kind === 'area' && inputs.landed === undefined ? landedAt(log, fightRulesOf(inputs.table)) : undefined;
  const risen = kind === 'raise' && outcome.end === 'succeeds' ? inputs.undead + 1 : 0;
  const up = calledUp(t, inputs, outcome);
  const name = up?.name || t.nameless;
  // A battle that was opened for it keeps the count itself.
  const counts = events.length > 0 && battle === undefined;
  const count = () => {
    if (!counts) return;
    events.forEach(model.note);
    model.play.end();
    announcer.announce(t.noted);
  };
  const take = (side: Brought['side']) => () => {
    if (!up) return;
    if (counts) count();
    const from = { acting: model.inputs.acting.peek(), table: inputs.table };
    navigation.go(fightAddress({ side, profile: up, count: 1 }, 'brikwars', from));
  };
  return (
    <>
      {counts && (
        <Button icon="check" wide onClick={count}>
          {t.note}
        </Button>
      )}
      {!tally && !battle && risen > undead && (
        <Button icon="check" wide onClick={() => model.change({ undead: risen })}>
          {t.keepUndead(risen)}
        </Button>
      )}
      {stray && (
        <Button
          icon="fight"
          wide
          onClick={() => {
            count();
            model.land(stray);
          }}
        >
          {t.landed[stray.kind](format.number(stray.inches))}
        </Button>
      )}
      {up && (
        <div class="row">
          <Button icon="fight" onClick={take('attacker')}>
            {t.attacks(name)}
          </Button>
          <Button onClick={take('defender')}>{t.defends(name)}</Button>
        </div>
      )}
    </>
  );
}

/** Plays what is tried, with dice of the app or of the table; who was called or raised stays on. */
export function MagicPlayCard({
  model,
  onMore,
}: {
  readonly model: MagicModel;
  readonly onMore: () => void;
}) {
  const texts = useMagicTexts(model);
  const played = model.play.play.value;
  // Who was raised, healed or not even wounded stands at the end.
  const up = ['succeeds', 'healed', 'unhurt'].includes(played?.outcome?.end ?? '');
  const mage = useTexts('magic');
  const inBattle: FightInBattle<MagicInputs, CareOutcome, CareEntry> = {
    ...magicInBattle,
    expects: expectedLoss,
    comes: (turns) =>
      turns.flatMap(({ inputs, outcome }) => {
        const unit = calledUp(mage, inputs, outcome);
        return unit ? [{ name: unit.name || mage.nameless, models: 1, unit: unitOf(unit) }] : [];
      }),
  };
  return (
    <TableCard
      model={model.play}
      texts={texts}
      ready={model.answer.value.ok}
      onMore={onMore}
      picture={(inputs, fates, outcome) => (
        <MagicSides inputs={inputs} fates={fates} up={up} low missed={outcome?.end === 'misses'} />
      )}
      after={<AfterPlay model={model} />}
      battle={inBattle}
    />
  );
}
