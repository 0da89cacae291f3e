import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips, Toggle } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import { Counted } from './counted.tsx';
import type { ProfileFormModel } from './form-model.ts';
import { useSpellText } from './spell-text.ts';
import { castsOf, priceChange, withCasts, withMagic, withTraining } from './unit-choices.ts';

interface MagicPartProps {
  readonly form: ProfileFormModel;
  readonly entered: EnteredProfile;
}

/** How many levels of area spells are in sight, the mage's own first. */
const inSight = 3;

/** What a mage of the Polish supplements can do: his level, area spells cast by cast, his shield, what he raises and calls. */
export function MagicPart({ form, entered }: MagicPartProps) {
  const t = useTexts('builder');
  const format = useFormat();
  const values = useSpellText();
  const { magic = 0, shield = 0, ...opened } = entered.training ?? {};
  const moreFor = (part: Partial<EnteredProfile>) => format.signed(priceChange(entered, part));
  const levels = Array.from({ length: magic }, (_, place) => magic - place);
  const low = levels.slice(inSight);
  const spells = (some: readonly number[]) =>
    some.map((level) => {
      const casts = castsOf(entered, level);
      return (
        <Counted
          key={level}
          title={t.level(format.number(level))}
          more={moreFor(withCasts(entered, level, casts + 1))}
          does={values('area', level)}
          label={t.casts(t.areaSpell(format.number(level)))}
          value={casts}
          max={form.limits.casts}
          onChange={(next) => form.change(withCasts(entered, level, next))}
        />
      );
    });
  return (
    <section class="unit-offers" aria-label={t.slots.magic}>
      <Counted
        title={t.magic}
        more={magic < form.limits.magic ? moreFor(withMagic(entered, magic + 1)) : undefined}
        does={magic > 0 ? t.shown(t.bolt, values('bolt', magic)) : undefined}
        label={t.magic}
        value={magic}
        max={form.limits.magic}
        onChange={(level) => form.change(withMagic(entered, level))}
      />
      {magic > 0 && <p class="label">{t.casts(t.areaSpells)}</p>}
      {spells(levels.slice(0, inSight))}
      {low[0] !== undefined && (
        <Fold
          title={t.lower(format.number(low[0]))}
          count={low.reduce((sum, level) => sum + castsOf(entered, level), 0)}
        >
          <div class="unit-offers">{spells(low)}</div>
        </Fold>
      )}
      {magic > 0 && (
        <Counted
          title={t.magicShield}
          more={shield < magic ? moreFor(withTraining(entered, { shield: shield + 1 })) : undefined}
          does={values('shield', Math.max(1, shield))}
          label={t.shieldLevel}
          value={shield}
          max={magic}
          none={{ sign: '–', said: t.noSpell }}
          onChange={(level) => form.change(withTraining(entered, { shield: level }))}
        />
      )}
      {magic > 0 && (
        <Chips legend={t.magic} hideLegend>
          {(['summoning', 'necromancy'] as const)
            .filter((skill) => skill === 'necromancy' || magic > 1)
            .map((skill) => {
              const part = withTraining(entered, { [skill]: opened[skill] !== true });
              return (
                <Toggle key={skill} pressed={opened[skill] === true} onChange={() => form.change(part)}>
                  <span class="unit-offer">
                    <b>{t[skill]} </b>
                    <i class="unit-delta">{moreFor(part)}</i>
                  </span>
                </Toggle>
              );
            })}
        </Chips>
      )}
    </section>
  );
}
