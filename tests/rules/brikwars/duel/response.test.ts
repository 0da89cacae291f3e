import { describe, expect, it } from 'vitest';
import {
  type Bystander,
  mayRespond,
  mayStrikePasser,
  type Responder,
  respondingInches,
} from '../../../../src/rules/brikwars/duel/response.ts';

const saved: Responder = { actionUsed: false };
const guard: Bystander = { actionUsed: false, armed: true };

function notify({
  reasons,
}: {
  readonly reasons: readonly { readonly rule: string; readonly effect: string }[];
}) {
  return reasons.map(({ rule, effect }) => `${rule} ${effect}`);
}

describe('the saved Action', () => {
  it('BW-RESP-01 an Action not used on the own turn may be spent in an opponent’s, once', () => {
    expect(mayRespond(saved, 'action').allowed).toBe(true);
    const used = mayRespond({ ...saved, actionUsed: true }, 'action');
    expect([used.allowed, ...notify(used)]).toEqual([false, 'BW-RESP-01 action-used']);
    const again = mayRespond({ ...saved, responded: true }, 'action');
    expect([again.allowed, ...notify(again)]).toEqual([false, 'BW-RESP-01 responded-already']);
  });

  it('BW-RESP-02 a responding unit shifts an inch at most', () => {
    expect(respondingInches).toBe(1);
  });

  it.each([
    [0, true],
    [45, true],
    [-45, true],
    [46, false],
    [-46, false],
    [180, false],
  ] as const)('BW-RESP-03 EX-CONE-01 what happens %i° off the face', (bearing, allowed) => {
    expect(mayRespond({ ...saved, bearing }, 'action').allowed).toBe(allowed);
  });

  it('BW-RESP-04 movement is always answered in time', () => {
    expect(notify(mayRespond(saved, 'movement'))).toContain('BW-RESP-04 movement-answered-first');
    expect(notify(mayRespond(saved, 'action'))).not.toContain('BW-RESP-04 movement-answered-first');
  });

  it('BW-RESP-08 a Disrupted unit does nothing, and everything against it is listed', () => {
    const unit = { actionUsed: true, disrupted: true, bearing: 90 };
    expect(notify(mayRespond(unit, 'movement'))).toEqual([
      'BW-RESP-01 action-used',
      'BW-RESP-08 disrupted',
      'BW-RESP-03 out-of-sight',
    ]);
  });
});

describe('passing within reach', () => {
  it('BW-MOVE-04 an armed enemy strikes, which spends his saved Action', () => {
    const blow = mayStrikePasser(guard);
    expect(blow).toMatchObject({ allowed: true, costsAction: true });
    expect(notify(blow)).toEqual([
      'BW-MOVE-04 strikes-passers',
      'BW-RESP-04 movement-answered-first',
      'BWC-70 costs-saved-action',
    ]);
    expect(mayStrikePasser({ ...guard, armed: false })).toMatchObject({ allowed: false, costsAction: false });
  });

  it('BWC-70 not with the Action spent, unless the pair is locked in close combat', () => {
    expect(mayStrikePasser({ ...guard, actionUsed: true }).allowed).toBe(false);
    expect(mayStrikePasser({ ...guard, actionUsed: true, locked: true })).toMatchObject({
      allowed: true,
      costsAction: false,
    });
  });

  it('BWC-70 once for each mover, locked or not', () => {
    expect(mayStrikePasser({ ...guard, struck: true }).allowed).toBe(false);
    expect(mayStrikePasser({ ...guard, struck: true, locked: true }).allowed).toBe(false);
  });

  it('BW-RESP-03 not against enemies out of sight, but against the one he is locked with', () => {
    expect(mayStrikePasser({ ...guard, bearing: 120 }).allowed).toBe(false);
    expect(mayStrikePasser({ ...guard, bearing: 120, locked: true }).allowed).toBe(true);
  });

  it('BW-RESP-08 never while Disrupted', () => {
    expect(mayStrikePasser({ ...guard, disrupted: true, locked: true }).allowed).toBe(false);
  });

  it('BWC-70 a table may let everybody strike for nothing', () => {
    const free = mayStrikePasser({ ...guard, actionUsed: true }, { passingBlow: 'free' });
    expect(free).toMatchObject({ allowed: true, costsAction: false });
    expect(notify(free)).toContain('BWC-70 costs-nothing');
  });
});
