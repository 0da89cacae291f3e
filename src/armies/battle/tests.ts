import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices } from '../../kit/context.ts';
import type { Services } from '../../platform/services.ts';
import type { BattleState } from '../../rules/battle.ts';
import type { BattleHint } from '../../rules/battle-ask.ts';
import type { TestCause } from '../../rules/battle-steps.ts';
import type { UnitTest } from '../../rules/battle-test.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { usbUnitOf } from '../../storage/units/usb-units.ts';
import { usbFighter } from './fill.ts';

type Asked = { readonly unit: BattleUnit; readonly asked: 25 | 50 | 75 | 'recover' };

/** The units that a hint wants tested, the first of them first. */
export function testsOf(
  hint: BattleHint | undefined,
): { readonly why: TestCause; readonly units: readonly Asked[] } | undefined {
  switch (hint?.asks) {
    case 'morale':
      return {
        why: 'morale',
        units: [hint, ...hint.rest].map(({ unit, share }) => ({ unit, asked: share })),
      };
    case 'commander':
      // His death is tested as the loss of half a unit (USB-MOR-10).
      return { why: 'commander', units: [hint.unit, ...hint.rest].map((unit) => ({ unit, asked: 50 })) };
    case 'recover':
      return { why: 'recover', units: [{ unit: hint.unit, asked: 'recover' }] };
    default:
      return undefined;
  }
}

async function loadTests(
  services: Pick<Services, 'store' | 'drafts'>,
  play: StoredPlay,
  state: BattleState,
  units: readonly Asked[],
): Promise<readonly UnitTest[]> {
  const { usbBattleTests } = await import('../../usb/battle/entry.ts');
  const fighters = await Promise.all(
    units.map(async ({ unit: { id }, asked }) => {
      const unit = play.units.find((one) => one.id === id);
      const standing = unit && state.units.get(id);
      if (!unit || !standing) return [];
      const of = await usbFighter(services, play, { unit, state: standing });
      const others = play.units
        .filter((one) => one.id !== id && one.side === unit.side && (state.units.get(one.id)?.left ?? 0) > 0)
        .map((one) => usbUnitOf(one.unit));
      return [{ of, asked, others }];
    }),
  );
  return usbBattleTests(services.drafts, fighters.flat());
}

/** What the units need whose tests are asked for; nothing till that is known. */
export function useTests(
  play: StoredPlay,
  state: BattleState,
  hint: BattleHint | undefined,
): readonly UnitTest[] {
  const services = useServices();
  const found = useSignal<{ readonly state: BattleState; readonly tests: readonly UnitTest[] } | undefined>(
    undefined,
  );
  useEffect(() => {
    const asked = testsOf(hint);
    if (!asked) return undefined;
    let current = true;
    void loadTests(services, play, state, asked.units).then((tests) => {
      if (current) found.value = { state, tests };
    });
    return () => {
      current = false;
    };
  }, [state, hint]);
  // Of another moment nothing is said.
  return found.value?.state === state ? found.value.tests : [];
}

/** More units than this that test at once are thrown for with one tap. */
const mostByOne = 3;

/** The tests as they are shown: all at once, or one after the other, with a hero near by if the player says so. */
export interface ShownTests {
  /** Thrown for together. */
  readonly all: readonly UnitTest[] | undefined;
  readonly first: UnitTest | undefined;
  /** The first of them with a hero near by, where that helps. */
  readonly helped: UnitTest | undefined;
  readonly onHelp: () => void;
}

export function useShownTests(tests: readonly UnitTest[]): ShownTests {
  const near = useSignal<string | undefined>(undefined);
  const all = tests.length > mostByOne ? tests : undefined;
  const [plain] = tests;
  // Of many nobody says who is near.
  const helped = all ? undefined : plain?.near;
  const helps = helped !== undefined && near.value === helped.unit;
  return {
    all,
    first: helps ? helped : plain,
    helped,
    onHelp: () => {
      near.value = helps ? undefined : helped?.unit;
    },
  };
}
