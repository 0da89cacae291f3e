import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SheetRow } from '../../kit/controls/sheet-row.tsx';
import { LinkedNote } from '../../kit/question/linked-note.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { Edition } from '../question-frame.tsx';
import { EffectRows } from './effect-rows.tsx';
import type { CastleEffectsModel } from './effects.ts';

/** "Does it affect a castle?": any effect or ability, yes or no with its rule; the field above finds them. */
export function EffectsQuestion({ model }: { readonly model: CastleEffectsModel }) {
  const t = useTexts('castlequestions');
  return (
    <div class="stack castle-effects">
      <LinkedNote inPage inputs={model.inputs} />
      <p class="label">{t.question}</p>
      {model.found.value === undefined ? <EffectGroups model={model} /> : <FoundEffects model={model} />}
      <Edition />
    </div>
  );
}

/** All of them by heading, each heading a sheet. */
function EffectGroups({ model }: { readonly model: CastleEffectsModel }) {
  const t = useTexts('castlequestions');
  return (
    <div class="effect-groups sheet-rows">
      {model.groups.map(({ group, effects }) => (
        <SheetRow key={group} title={t.groups[group]} stands={t.howMany(effects.length)}>
          {() => <EffectRows effects={effects} />}
        </SheetRow>
      ))}
    </div>
  );
}

/** What was asked for, and the way back to all. */
function FoundEffects({ model }: { readonly model: CastleEffectsModel }) {
  const t = useTexts('castlequestions');
  const query = model.inputs.value.value.query.trim();
  const found = model.found.value ?? [];
  return (
    <section class="card" aria-label={t.found(found.length)}>
      {found.length > 0 ? (
        <EffectRows effects={found} />
      ) : (
        <NothingFound query={query} askRules={model.askRules} />
      )}
      <Button kind="quiet" icon="close" onClick={() => model.search('')}>
        {t.clear(query)}
      </Button>
    </section>
  );
}

interface NothingFoundProps {
  readonly query: string;
  readonly askRules: () => void;
}

/** What holds for all that the castle text does not name, and the way to the look-up. */
export function NothingFound({ query, askRules }: NothingFoundProps) {
  const t = useTexts('castlequestions');
  return (
    <>
      <p>{t.nothing(query)}</p>
      <Reasons
        items={[
          { text: t.nothingBase, rule: 'MK-GEN-04' },
          { text: t.nothingMagic, rule: 'MK-IMM-11' },
        ]}
      />
      <Button icon="search" onClick={askRules}>
        {t.toRules(query)}
      </Button>
    </>
  );
}
