import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fetched } from '../../kit/controls/fetched.tsx';
import type { Services } from '../../platform/services.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { Army } from '../../storage/army/army.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { loadUsbTable } from '../../usb/house-rules.ts';
import { bestOf, type FilledFights, fightsOf, hopeOf, weighedWith } from './fill.ts';
import { unitsOfArmy } from './rows.ts';
import { type Targets, TargetTable } from './targets.tsx';
import './unit-sheet.css';

/** A battle of two armies that nobody plays: all of both stand fresh. */
export async function meetingOf(services: Services, one: Army, other: Army): Promise<StoredPlay> {
  const { drafts, language, settings, now } = services;
  const [table] = await Promise.all([loadUsbTable(drafts), language.load(['usb'])]);
  const names = { armies: language.texts('armies'), usb: language.texts('usb') };
  const rules = usbRulesOf(table);
  return {
    ...{ version: 2, id: 'meeting', game: one.game, name: '', revision: 0, events: [], undone: [] },
    ...{ created: now(), changed: now() },
    ...(one.game === 'brikwars' && {
      edition: fightEditionOf(one.edition) ?? settings.value.peek().edition,
    }),
    mine: { name: one.name, army: one.id },
    theirs: { name: other.name, army: other.id },
    units: [...unitsOfArmy(one, 'mine', names, rules), ...unitsOfArmy(other, 'theirs', names, rules)],
  };
}

interface DuelsProps {
  readonly one: Army;
  readonly other: Army;
}

/** What each unit of an army makes of each unit of the other one, fresh and on open ground. */
export function Duels({ one, other }: DuelsProps) {
  const services = useServices();
  async function load() {
    const play = await meetingOf(services, one, other);
    return () => <Meeting key={play.id} play={play} />;
  }
  return <Fetched key={`${one.id} ${other.id}`} load={load} />;
}

function Meeting({ play }: { readonly play: StoredPlay }) {
  const services = useServices();
  const t = useTexts('armylist');
  const battle = useTexts('battle');
  const format = useFormat();
  const state = battleAfter(play, []);
  const mine = play.units.filter(({ side }) => side === 'mine');
  const theirs = play.units.filter(({ side }) => side === 'theirs');
  const acts = useSignal(mine[0]?.id ?? '');
  const chosen = useSignal<string | undefined>(undefined);
  const targets = useSignal<Targets>(new Map());
  /** What the one chosen makes of the unit that acts. */
  const back = useSignal<FilledFights | undefined>(undefined);
  const unit = mine.find(({ id }) => id === acts.value);
  useEffect(() => {
    let current = true;
    targets.value = new Map();
    const find = async (acting: PlayedUnit) => {
      const standing = state.units.get(acting.id);
      if (!standing) return;
      const { against } = await fightsOf(services, play, { unit: acting, state: standing });
      // One after the other, so that taps are answered meanwhile.
      for (const enemy of theirs) {
        const of = state.units.get(enemy.id);
        const fights: FilledFights = of ? await against({ unit: enemy, state: of }) : {};
        if (!current) return;
        targets.value = new Map([...targets.peek(), [enemy.id, fights]]);
        await new Promise((next) => setTimeout(next));
      }
    };
    if (unit) void find(unit);
    return () => {
      current = false;
    };
  }, [acts.value]);
  const asked = theirs.find(({ id }) => id === chosen.value);
  useEffect(() => {
    let current = true;
    back.value = undefined;
    const find = async (from: PlayedUnit, to: PlayedUnit) => {
      const [own, of] = [state.units.get(from.id), state.units.get(to.id)];
      if (!own || !of) return;
      const { against } = await fightsOf(services, play, { unit: from, state: own });
      const fights = await against({ unit: to, state: of });
      if (current) back.value = fights;
    };
    if (unit && asked) void find(asked, unit);
    return () => {
      current = false;
    };
  }, [acts.value, chosen.value]);
  if (!unit || theirs.length === 0) return <p class="hint">{t.duelsNone}</p>;
  const all = theirs.flatMap(({ id }) => weighedWith(play.game, id, targets.value.get(id)));
  const best = targets.value.size === theirs.length ? bestOf(all) : undefined;
  const returned = weighedWith(play.game, unit.id, back.value).flatMap(({ way, fight }) => {
    const share = fight.barred ? undefined : hopeOf(format, fight);
    return share === undefined ? [] : [`${battle.waysShort[way]} ${share}\u00a0%`];
  });
  return (
    <div class="stack" data-game={play.game}>
      <Choice
        legend={t.duelsWho}
        value={acts.value}
        options={mine.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => {
          acts.value = id;
          chosen.value = undefined;
        }}
      />
      <TargetTable
        {...{ play, state, best }}
        enemies={theirs}
        targets={targets.value}
        chosen={chosen.value ?? best?.unit}
        locked={undefined}
        onChoose={(id) => {
          chosen.value = id;
        }}
      />
      <p class="duel-back" role="status">
        {asked && back.value
          ? `${asked.name} → ${unit.name}: ${returned.join(' · ') || '–'}`
          : asked
            ? ''
            : t.duelsBack}
      </p>
    </div>
  );
}
