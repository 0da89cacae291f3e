import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Choice } from '../../../kit/controls/choice.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { Group } from '../../../kit/group.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { lastClick } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { type SectionState, shownValues } from '../../../rules/mage-knight/siege/siege-state.ts';
import { DialSheet } from '../setup/dial-sheet.tsx';
import type { SectionProps } from '../text.ts';

/** The values of the click, where the dial was typed. */
function DialValues({ section }: { readonly section: SectionState }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const values = shownValues(section);
  if (!values) return null;
  const { fortification, yellow, attack, defence, damage, range, demoralised, brokenTowers } = values;
  const fights = sectionFacts[section.kind].attacks;
  const shown: readonly (readonly [string, string])[] = [
    [t.values.fortification, `${format.signed(fortification)}${yellow ? ` (${t.yellow})` : ''}`],
    [t.values.defence, format.number(defence)],
    ...(fights
      ? ([
          [t.values.attack, format.number(attack)],
          [t.values.damage, format.number(damage)],
          [t.values.range, t.inches(format.number(range))],
        ] as const)
      : []),
  ];
  return (
    <>
      <dl class="siege-values">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(demoralised || brokenTowers > 0) && (
        <Reasons
          items={[
            ...(demoralised ? [{ text: t.demoralised, rule: 'MK-BRE-01' }] : []),
            ...(brokenTowers > 0 ? [{ text: t.brokenTowers(brokenTowers), rule: 'MK-GEN-02' }] : []),
          ]}
        />
      )}
    </>
  );
}

const quickDamage = [1, 2, 3, 4, 5] as const;

const nobody = 'nobody';

/** The dial of a section: damage by a tap, what it shows, and who is to be credited. */
export function SectionDamage({ model, siege, names, index }: SectionProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { turn, players, sections } = siege.state;
  const section = sections[index] as SectionState;
  const { owner, click, dial, kind, strength, breached } = section;
  const others = players.flatMap((_, player) => (player === owner ? [] : [player]));
  const attacker = turn.player === owner ? others[0] : turn.player;
  // Before the game dials are set, and nobody has done anything.
  const plain = turn.phase === 'set-up' ? nobody : attacker;
  // Said for this turn only: in the next one somebody else attacks.
  const chosen = useSignal<{ readonly by: string; readonly turn: string } | undefined>(undefined);
  const now = `${turn.round} ${turn.player}`;
  const [typing, type, stop] = useShown();
  const by = chosen.value?.turn === now ? chosen.value.by : String(plain);
  const credit = by === nobody ? {} : { by: Number(by) };
  const last = lastClick(dial);

  const turnTo = (wanted: number) =>
    model.play({ do: 'dial', section: index, click: Math.min(last, wanted), ...credit });

  return (
    <>
      <Group label={t.takesDamage} class="stack">
        <span class="label" aria-hidden="true">
          {t.takesDamage}
        </span>
        <div class="siege-damage">
          {quickDamage.map((damage) => (
            <Button
              key={damage}
              label={t.damage(format.number(damage))}
              disabled={click >= last}
              onClick={() => turnTo(click + damage)}
            >
              {format.number(damage)}
            </Button>
          ))}
        </div>
      </Group>
      <Choice
        legend={t.by}
        value={by}
        options={[
          ...others.map((player) => ({ value: String(player), label: names.player(player) })),
          { value: nobody, label: t.nobody },
        ]}
        onChange={(value) => {
          chosen.value = { by: value, turn: now };
        }}
      />
      <Stepper label={t.dialAt} value={click} min={0} max={last} onChange={turnTo} />
      <DialValues section={section} />
      {dial.kind === 'clicks' && (
        <Group class="row" label={t.marks}>
          <span class="label siege-marks" aria-hidden="true">
            {t.marks}
          </span>
          {!breached && (
            <Button
              onClick={() => model.play({ do: 'breach', section: index, cause: 'demoralised', ...credit })}
            >
              {t.demoralised}
            </Button>
          )}
          {!breached && sectionFacts[kind].wall && (
            <Button onClick={() => model.play({ do: 'breach', section: index, cause: 'yellow', ...credit })}>
              {t.yellowShown}
            </Button>
          )}
          <Button kind="danger" onClick={() => model.play({ do: 'destroy', section: index, ...credit })}>
            {t.towers}
          </Button>
        </Group>
      )}
      <Button kind="quiet" icon="edit" onClick={type}>
        {t.dialValues}
      </Button>
      {typing && (
        <DialSheet
          dials={model.dials}
          called={names.section(index)}
          kind={kind}
          strength={strength}
          profile={dial.kind === 'values' ? dial.profile : undefined}
          onTake={(profile) =>
            model.play({ do: 'profile', section: index, dial: { kind: 'values', profile }, ...credit })
          }
          onClose={stop}
        />
      )}
    </>
  );
}
