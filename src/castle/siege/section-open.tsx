import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { factsOf } from '../terms.ts';
import { SectionDoors } from './door-asks.tsx';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import { SectionAmend } from './section-amend.tsx';
import { SectionDamage } from './section-damage.tsx';
import { SectionFigures } from './section-figures.tsx';
import { SectionWorks } from './section-works.tsx';
import type { CurrentSiege } from './view.ts';
import './siege-rest.css';

export interface SectionProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly index: number;
}

const mostTokens = 2;

/** The bar of the siege over the bar of places, in pixels. */
const footOfScreen = 144;

/** All about one section: its dial first, for that is what changes most; before the game who is put there. */
export function SectionOpen(props: SectionProps) {
  const body = useRef<HTMLDivElement>(null);
  // A card opened at the lower edge shows nothing of itself: it comes up to where there is room.
  useEffect(() => {
    const card = body.current?.parentElement;
    if (card && card.getBoundingClientRect().bottom > innerHeight - footOfScreen) {
      card.scrollIntoView({ block: 'start' });
    }
  }, []);
  const { model, siege, names, index } = props;
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const section = siege.state.sections[index];
  if (!section) return null;
  const { points, breached, destroyed, kind, tokens } = section;
  const { doors, attacks } = factsOf(kind);
  const before = siege.state.turn.phase === 'set-up';
  const half = format.number(Math.floor(points / 2));
  return (
    <div class="stack siege-open" ref={body}>
      {destroyed?.by !== undefined && <p>{t.destroyedBy(names.player(destroyed.by))}</p>}
      {breached?.by !== undefined && !destroyed && <p>{t.breachedBy(names.player(breached.by))}</p>}
      {before && <SectionFigures {...props} />}
      {!destroyed && (
        <>
          {before && <SectionWorks {...props} />}
          <SectionDamage {...props} />
          {(attacks || tokens > 0) && (
            <Stepper
              label={t.tokensField}
              value={tokens}
              min={0}
              max={mostTokens}
              onChange={(value) => model.play({ do: 'tokens', section: index, tokens: value })}
            />
          )}
          {doors.length > 0 && (
            <SectionDoors
              model={model}
              section={section}
              index={index}
              called={names.section(index)}
              onCard
            />
          )}
          {breached && doors.length > 0 && <p class="hint">{t.alwaysOpen}</p>}
          {!before && <SectionWorks {...props} />}
        </>
      )}
      {!before && <SectionFigures {...props} />}
      <p class="hint">{t.worth(format.number(points), half)}</p>
      <Fold title={t.amend}>
        <SectionAmend key={`${section.name} ${points}`} {...props} />
      </Fold>
    </div>
  );
}
