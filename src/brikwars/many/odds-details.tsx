import { FigureLine } from '../../fight/answer-tiles.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import type { Messages } from '../../platform/words.ts';
import type { AssaultOdds } from '../../rules/brikwars/many/volley.ts';
import type { VolleyExplained } from '../../rules/brikwars/many/volley-effects.ts';
import { type BlastAnswer, blastDead, type GangAnswer, killingDamage, type VolleyAnswer } from './answer.ts';
import { DamageChart, ManyCharts, type ManyShown } from './charts.tsx';
import { type ManyInputs, stepsOf } from './inputs.ts';
import { fatedWords, groupName, manyReasons, memberName, thingName } from './names.ts';
import { gangMembers, pipsIn } from './setup.ts';

interface FigureProps {
  readonly label: string;
  readonly explained: VolleyExplained;
  /** An average, not a chance. */
  readonly mean?: boolean;
}

/** A number that unfolds into its reasons. */
function Figure({ label, explained, mean = false }: FigureProps) {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const { value, reasons } = explained;
  return (
    <FigureLine
      label={label}
      shown={mean ? format.number(value, 1) : format.percent(value)}
      items={manyReasons(fight, t, format, reasons)}
    />
  );
}

/** What shots at one or more targets come to. */
function VolleyFigures({ answer, inputs }: { readonly answer: VolleyAnswer; readonly inputs: ManyInputs }) {
  const t = fatedWords(useTexts('many'), inputs);
  const { assaults, meanDeaths } = answer.odds;
  const many = assaults.length > 1;
  const parts = assaults.map((odds, place) => (
    <TargetFigures
      key={place}
      odds={odds}
      entered={inputs.assaults[place]}
      inputs={inputs}
      {...(many && { kills: killingDamage(answer.volley.assaults[place]?.groups[0]?.fight) })}
      charted={!many}
    />
  ));
  return (
    <>
      {many && <Figure label={t.meanDead} explained={meanDeaths} mean />}
      {many
        ? parts.map((part, place) => (
            <Fold key={place} title={t.targetNumber(place + 1)}>
              {part}
            </Fold>
          ))
        : parts}
    </>
  );
}

interface TargetFiguresProps {
  readonly odds: AssaultOdds;
  readonly entered: ManyInputs['assaults'][number] | undefined;
  readonly inputs: ManyInputs;
  /** The least damage that kills, where Armor is not rolled. */
  readonly kills?: number | undefined;
  /** Its chart stands above. */
  readonly charted: boolean;
}

function TargetFigures({ odds, entered, inputs, kills, charted }: TargetFiguresProps) {
  const t = fatedWords(useTexts('many'), inputs);
  const format = useFormat();
  const { combined, groups, meanDeaths, anyDies } = odds;
  return (
    <div class="stack">
      {combined && !charted && <DamageChart odds={combined.damage.value} kills={kills} />}
      <div>
        <Figure label={combined ? t.targetDies : t.anyDies} explained={anyDies} />
        {combined && <Figure label={t.meanHits} explained={combined.meanHits} mean />}
        {combined && <Figure label={t.meanDamage} explained={combined.meanDamage} mean />}
        {!combined && <Figure label={t.meanDead} explained={meanDeaths} mean />}
        {groups.map(({ hit, killGivenHit }, group) => {
          const shown = entered?.groups[group];
          const who = shown ? groupName(t, format, shown, inputs.kind) : '';
          return (
            <div key={group}>
              {shown?.hits === undefined && <Figure label={t.hits(who)} explained={hit} />}
              {!combined && <Figure label={t.killsIfHit(who)} explained={killGivenHit} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Somebody dies, or takes a pip. */
function fallsText(t: Messages['many'], who: string, of: Parameters<typeof stepsOf>[0]): string {
  return stepsOf(of) > 1 ? t.step(who, t.pips.one) : t.dies(who);
}

/** Where an Explosive lands, and what it does there. */
function BlastFigures({ answer, inputs }: { readonly answer: BlastAnswer; readonly inputs: ManyInputs }) {
  const t = fatedWords(useTexts('many'), inputs);
  const format = useFormat();
  const { landings, targets, onTarget, atFeet } = answer.odds;
  const dead = blastDead(answer);
  return (
    <>
      {landings.length > 1 && (
        <Fold title={t.landings}>
          {landings.map(({ kind, inches, chance }) => (
            <ShareBar
              key={`${kind} ${inches}`}
              label={t.landing[kind](format.number(inches))}
              value={format.percent(chance)}
              share={chance}
            />
          ))}
        </Fold>
      )}
      <div>
        {dead.enemies && <Figure label={t.meanEnemies} explained={dead.enemies.mean} mean />}
        {dead.own && (
          <Figure label={pipsIn(inputs).mine ? t.pips.mean : t.meanOwn} explained={dead.own.mean} mean />
        )}
        <Figure label={t.onTarget} explained={onTarget} />
        {atFeet.value > 0 && <Figure label={t.atFeet} explained={atFeet} />}
        {targets.map(({ reached, kill }, thing) => {
          // Of a thrower who is safe there is nothing to say.
          if (thing === answer.grenade.thrower && reached.value === 0) return null;
          const who = thingName(t, format, inputs, thing);
          return (
            <div key={thing}>
              <Figure label={t.reached(who)} explained={reached} />
              <Figure
                label={fallsText(t, who, inputs.blast.targets[thing] ?? inputs.blast)}
                explained={kill}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}

/** What several on one come to. */
function GangFigures({ answer, inputs }: { readonly answer: GangAnswer; readonly inputs: ManyInputs }) {
  const t = fatedWords(useTexts('many'), inputs);
  const { odds, gang, withdrawal } = answer;
  return (
    <div>
      <Figure label={t.victimDies} explained={odds.victimDies} />
      <Figure label={t.withdrawalDies(t.victimDies)} explained={withdrawal} />
      {odds.attackers.map(({ hit, dies }, member) => {
        const who = memberName(t, inputs, member);
        const attacker = inputs.gang.attackers[gangMembers(inputs)[member] ?? 0];
        const struck = gang.counters.some(
          ({ kind, against }) => kind === 'counterattack' && against === member,
        );
        return (
          <div key={member}>
            <Figure label={t.hits(who)} explained={hit} />
            {struck && attacker && <Figure label={fallsText(t, who, attacker)} explained={dies} />}
          </div>
        );
      })}
      {odds.parries.map(({ against, parriedGivenHit, weaponLost }) => {
        const who = memberName(t, inputs, against);
        return (
          <div key={against}>
            <Figure label={t.parriedGivenHit(who)} explained={parriedGivenHit} />
            <Figure label={t.weaponLost(who)} explained={weaponLost} />
          </div>
        );
      })}
    </div>
  );
}

/** The charts, then every figure with its reasons. */
export function ManyFigures({ answer, inputs }: ManyShown) {
  return (
    <section class="stack">
      <ManyCharts answer={answer} inputs={inputs} />
      {answer.kind === 'volley' && <VolleyFigures answer={answer} inputs={inputs} />}
      {answer.kind === 'gang' && <GangFigures answer={answer} inputs={inputs} />}
      {answer.kind === 'blast' && <BlastFigures answer={answer} inputs={inputs} />}
    </section>
  );
}
