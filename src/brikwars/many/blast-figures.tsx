import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { ShareBar } from '../../kit/share-bar.tsx';
import type { BlastAnswer } from './answer.ts';
import { Chart, Figure } from './figure-rows.tsx';
import type { ManyInputs } from './inputs.ts';
import { thingName } from './names.ts';
import { blastDead, highestOf } from './told.ts';

interface BlastFiguresProps {
  readonly answer: BlastAnswer;
  readonly inputs: ManyInputs;
}

/** Where an Explosive lands, and what it does there. */
export function BlastFigures({ answer, inputs }: BlastFiguresProps) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const format = useFormat();
  const { landings, targets, enemies, own, onTarget, atFeet } = answer.odds;
  const dead = blastDead(answer);
  return (
    <>
      {dead.enemies && <Chart label={more.enemiesChart} odds={enemies.deaths.value} />}
      {highestOf(own.deaths.value) > 1 && <Chart label={more.ownChart} odds={own.deaths.value} />}
      {landings.length > 1 && (
        <Fold title={more.landings}>
          {landings.map(({ kind, inches, chance }) => (
            <ShareBar
              key={`${kind} ${inches}`}
              label={more.landing[kind](format.number(inches))}
              value={format.percent(chance)}
              share={chance}
            />
          ))}
        </Fold>
      )}
      <div>
        {dead.enemies && <Figure label={t.meanEnemies} explained={dead.enemies.mean} mean />}
        {dead.own && <Figure label={more.meanOwn} explained={dead.own.mean} mean />}
        <Figure label={t.onTarget} explained={onTarget} />
        {atFeet.value > 0 && <Figure label={more.atFeet} explained={atFeet} />}
        {targets.map(({ reached, kill }, thing) => {
          // Of a thrower who is safe there is nothing to tell.
          if (thing === answer.grenade.thrower && reached.value === 0) return null;
          const who = thingName(t, format, inputs, thing);
          return (
            <div key={thing}>
              <Figure label={more.reached(who)} explained={reached} />
              <Figure label={more.dies(who)} explained={kill} />
            </div>
          );
        })}
      </div>
    </>
  );
}
