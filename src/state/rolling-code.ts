/** The code that rolls dice and replays what was rolled. */
export type Code = Pick<typeof import('../rules/dice/roll.ts'), 'nextDice' | 'roll'> &
  Pick<typeof import('../rules/played-roll.ts'), 'readRoll'> &
  Pick<typeof import('../rules/steps.ts'), 'replay'>;

export async function fetchRolling(): Promise<Code> {
  const [{ nextDice, roll }, { readRoll }, { replay }] = await Promise.all([
    import('../rules/dice/roll.ts'),
    import('../rules/played-roll.ts'),
    import('../rules/steps.ts'),
  ]);
  return { nextDice, roll, readRoll, replay };
}
