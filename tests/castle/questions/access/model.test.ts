import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, helpsOf } from '../../../../src/castle/questions/access/answer.ts';
import {
  basesMatter,
  bothAtGatehouse,
  castleWaysCodec,
  contactPlaces,
  firstWays,
  type WayGoal,
  type WaysInputs,
  waysAsked,
} from '../../../../src/castle/questions/access/inputs.ts';
import { createCastleWaysModel } from '../../../../src/castle/questions/access/model.ts';
import { visitorKinds } from '../../../../src/rules/mage-knight/access.ts';
import { deepOrEach } from '../../../support/deep.ts';
import { fakeServices } from '../../../support/fake-services.ts';
import { anyInputs } from '../../../support/samples/any-inputs.ts';
import { everyWay } from '../../../support/ways.ts';

async function open(hash = '#/castle/effects/ways', stored?: Map<string, string>) {
  const services = fakeServices(hash, stored);
  return { ...services, model: await createCastleWaysModel(services) };
}

function ground(
  part: Partial<WaysInputs['up']>,
  visitor: WaysInputs['visitor'] = 'warrior',
  wanted?: WayGoal,
) {
  return answerOf({ ...firstWays, visitor, up: { ...firstWays.up, ...part } }, wanted);
}

const up = (part: Partial<WaysInputs['up']>, visitor?: WaysInputs['visitor']) => ground(part, visitor, 'up');

function across(part: Partial<WaysInputs['across']>, visitor: WaysInputs['visitor'] = 'warrior') {
  const inputs = { ...firstWays, question: 'across', visitor } as const;
  return answerOf({ ...inputs, across: { ...firstWays.across, ...part } });
}

function contact(part: Partial<WaysInputs['contact']>) {
  return answerOf({ ...firstWays, question: 'contact', contact: { ...firstWays.contact, ...part } });
}

function door(part: Partial<WaysInputs['doors']>) {
  return answerOf({ ...firstWays, question: 'doors', doors: { ...firstWays.doors, ...part } });
}

const rulesOf = (line: { readonly reasons: readonly { readonly rule: string }[] } | undefined) =>
  line?.reasons.map(({ rule }) => rule);
const saying = (answer: ReturnType<typeof answerOf>, says: string) =>
  answer.lines.find((line) => line.says === says);

describe('castle/questions/access/model: up and in', () => {
  it('MK-D-11: an open door of a keep leads to the top, a closed one to nothing', () => {
    const closed = up({});
    expect(closed.main).toMatchObject({ says: 'up-not', outcome: 'no' });
    expect(rulesOf(closed.main)).toEqual(['MK-ENT-03']);
    expect(saying(closed, 'linked-none')?.names).toEqual([]);
    const half = up({ opened: ['door-b'] });
    expect(half.main).toMatchObject({ says: 'up', names: ['door-b'] });
    expect(saying(half, 'linked')?.names).toEqual(['door-b', 'top']);
    expect(rulesOf(saying(half, 'linked'))).toEqual(['MK-KEEP-01', 'MK-ENT-03']);
    expect(saying(half, 'through-not')).toMatchObject({ outcome: 'no' });
    expect(up({ opened: ['door-a', 'door-b'] }).lines.map(({ says }) => says)).toEqual([
      'in',
      'along',
      'through',
      'door-passes',
      'linked',
    ]);
  });

  it('MK-D-13: a round tower is climbed by its open door or by a ladder', () => {
    expect(up({ kind: 'round-tower' }).main.outcome).toBe('no');
    expect(up({ kind: 'round-tower', opened: ['door'] }).main.names).toEqual(['door']);
    expect(up({ kind: 'round-tower', ladder: true }).main.names).toEqual(['ladder']);
    expect(saying(up({ kind: 'round-tower', opened: ['door'] }), 'through-not')).toBeDefined();
  });

  it('MK-D-09: nobody moves or shoots through a closed door', () => {
    const { lines } = up({ opened: ['door-a'] });
    const doors = lines.filter(({ says }) => says.startsWith('door-'));
    expect(doors.map(({ says, names }) => [says, names])).toEqual([
      ['door-passes', ['door-a']],
      ['door-stops', ['door-b']],
    ]);
    expect(doors[1]?.reasons.map(({ effect }) => effect)).toEqual([
      'closed-stops-movement',
      'closed-stops-shots',
    ]);
  });

  it('MK-D-18: all doors of a breached section let through', () => {
    const { main, lines } = up({ condition: 'breached' });
    expect(main).toMatchObject({ says: 'up', names: ['door-a', 'door-b'] });
    expect(lines.some(({ says }) => says === 'door-stops')).toBe(false);
  });

  it('MK-D-78: who may never enter goes neither up nor through, and needs no door to be reported', () => {
    for (const visitor of visitorKinds.slice(1)) {
      expect(rulesOf(up({ ladder: true }, visitor).main)).toEqual(['MK-ACC-04']);
      expect(rulesOf(saying(up({}, visitor), 'through-not'))).toEqual(['MK-ACC-04', 'MK-ENT-02']);
    }
  });

  it('MK-A-14: rubble is free to all; under the arch counts as in, and another reading says no', () => {
    for (const visitor of visitorKinds) {
      expect(up({ condition: 'rubble' }, visitor).main).toMatchObject({
        says: 'over-rubble',
        outcome: 'yes',
      });
    }
    const gate = up({ kind: 'gatehouse', opened: ['double-door', 'portcullis'] }, 'titan');
    for (const says of ['through-not', 'under-arch-not'] as const) {
      expect(saying(gate, says)?.otherwise).toEqual({ rule: 'MK-A-14', allowed: true });
    }
  });

  it('MK-ENT-02: under the arch one gets through an open door of the gatehouse, be it one or both', () => {
    const shut = up({ kind: 'gatehouse' });
    expect(saying(shut, 'under-arch')).toBeUndefined();
    expect(rulesOf(saying(shut, 'under-arch-not'))).toEqual(['MK-ENT-02']);
    for (const opened of [['portcullis'], ['double-door'], ['double-door', 'portcullis']] as const) {
      expect(saying(up({ kind: 'gatehouse', opened }), 'under-arch')?.outcome).toBe('yes');
    }
    expect(saying(up({ kind: 'gatehouse', condition: 'breached' }), 'under-arch')?.outcome).toBe('yes');
  });

  it('MK-D-81: onto a gatehouse there is no way but over the wall', () => {
    expect(up({ kind: 'gatehouse', ladder: true }).main).toMatchObject({
      outcome: 'no',
      otherwise: { rule: 'MK-LAD-01', allowed: true },
    });
    expect(up({ kind: 'gatehouse', ladder: true, wallBeside: true }).main.otherwise?.rule).toBe('MK-LAD-01');
    expect(up({ kind: 'gatehouse', wallBeside: true }).main.otherwise).toBeUndefined();
    expect(up({ kind: 'gatehouse', ladder: true }, 'titan').main.otherwise).toBeUndefined();
    const over = up({ kind: 'gatehouse', wallBeside: true }).main;
    expect(over).toMatchObject({ says: 'over-wall-only', outcome: 'open' });
    expect(rulesOf(over)).toEqual(['MK-GATE-01', 'MK-GATE-04']);
  });

  it('MK-ACC-05: a wall beside it leads onto a tower whose doors are shut', () => {
    const { main } = up({ wallBeside: true });
    expect(main.outcome).toBe('open');
    expect(rulesOf(main)).toEqual(['MK-ACC-05', 'MK-ENT-03']);
    expect(up({ wallBeside: true, opened: ['door-a'] }).main.outcome).toBe('yes');
    expect(up({ wallBeside: true }, 'mounted').main.outcome).toBe('no');
  });

  it('MK-WALL-02: the door of a wall leads through it, not up', () => {
    const { main, lines } = up({ kind: 'door-wall', opened: ['door'] });
    expect(rulesOf(main)).toEqual(['MK-WALL-02', 'MK-A-13']);
    expect(lines.map(({ says }) => says)).toEqual(['in', 'along', 'through', 'door-passes', 'linked-none']);
  });
});

describe('castle/questions/access/model: where to, from the ground', () => {
  const goals = (answer: ReturnType<typeof answerOf>) =>
    Object.fromEntries(answer.goals.map(({ goal, line }) => [goal, line.outcome]));

  it('MK-GATE-01: an open gatehouse is answered in, up, across and through, and shows no "no" first', () => {
    const gate = { kind: 'gatehouse', opened: ['double-door', 'portcullis'] } as const;
    const shown = ground(gate);
    expect(goals(shown)).toEqual({ in: 'yes', up: 'no', across: 'yes', through: 'yes' });
    expect(shown.main).toMatchObject({ says: 'under-arch', outcome: 'yes' });
    expect(ground(gate, 'warrior', 'up').main).toMatchObject({ says: 'up-not', outcome: 'no' });
    expect(ground(gate, 'warrior', 'through').main.says).toBe('through');
    // One door open: in, but not out again.
    expect(goals(ground({ ...gate, opened: ['portcullis'] }))).toMatchObject({ in: 'yes', through: 'no' });
    expect(goals(ground({ ...gate, wallBeside: true }))).toMatchObject({ up: 'open' });
  });

  it('MK-ENT-02: the doors of every kind are ways in, and who never enters goes nowhere', () => {
    expect(ground({ kind: 'door-wall', opened: ['door'] }).main).toMatchObject({
      says: 'in',
      names: ['door'],
    });
    expect(goals(ground({ kind: 'door-wall' }))).toMatchObject({ in: 'no', up: 'no', through: 'no' });
    expect(goals(ground({ kind: 'wall', ladder: true }))).toMatchObject({
      in: 'no',
      up: 'yes',
      through: 'no',
    });
    expect(goals(ground({ opened: ['door-a'] }))).toEqual({
      in: 'yes',
      up: 'yes',
      across: 'yes',
      through: 'no',
    });
    const titan = ground({ opened: ['door-a', 'door-b'] }, 'titan');
    expect(goals(titan)).toEqual({ in: 'no', up: 'no', across: 'no', through: 'no' });
    expect(rulesOf(titan.main)).toEqual(['MK-ACC-04']);
    expect(ground({ condition: 'rubble' }).goals).toEqual([]);
  });

  it('castle/questions/access/model: what helps is said of the goal that is asked for', async () => {
    const { model } = await open();
    model.changeUp({ kind: 'gatehouse', opened: ['portcullis'] });
    expect(model.answer.value.main.says).toBe('under-arch');
    expect(model.helps.value).toEqual([]);
    model.wish('through');
    expect(model.answer.value.main.says).toBe('through-not');
    expect(model.helps.value).toEqual([{ help: 'open-door', door: 'double-door' }]);
    model.startOver();
    expect(model.answer.value.main.says).toBe('up-not');
  });
});

describe('castle/questions/access/model: across', () => {
  it('MK-D-79: a warrior walks from a wall to a tower', () => {
    const { main, lines } = across({});
    expect(main).toMatchObject({ says: 'cross', outcome: 'yes' });
    expect(lines.map(({ says }) => says)).toEqual(['way-continuous']);
  });

  it('MK-D-85: a gap without planking breaks the way, but on the ground it is free', () => {
    const { main, lines } = across({ joint: 'gap' }, 'warrior');
    expect(rulesOf(main)).toEqual(['MK-PLK-06']);
    expect(lines.map(({ says }) => says)).toEqual(['way-broken', 'planking', 'gap-on-ground']);
    expect(across({ joint: 'gap' }, 'titan').lines.map(({ says }) => says)).toContain('gap-on-ground');
  });

  it('MK-PLK-04: planking that may not lie so joins nothing', () => {
    expect(across({ joint: 'planked' }).main.outcome).toBe('yes');
    const crooked = across({ joint: 'planked', rightAngles: false });
    expect(rulesOf(crooked.main)).toEqual(['MK-PLK-04', 'MK-PLK-06']);
    expect(crooked.lines.map(({ says }) => says)).toEqual(['way-broken', 'planking-not', 'gap-on-ground']);
    // Where they touch nobody asks about planking.
    expect(across({ rightAngles: false }).main.outcome).toBe('yes');
  });

  it('MK-D-82: from a gatehouse only to a wall', () => {
    expect(across({ from: 'gatehouse', to: 'wall' }).main.outcome).toBe('yes');
    expect(rulesOf(across({ from: 'gatehouse', to: 'keep' }).main)).toEqual(['MK-GATE-04']);
  });
});

describe('castle/questions/access/model: contact', () => {
  it('MK-CC-02: top and ground are in contact for close combat at an access point only', () => {
    const { main, lines } = contact({});
    expect(main).toMatchObject({ says: 'contact-not', outcome: 'no' });
    expect(lines.map(({ says, outcome }) => [says, outcome])).toEqual([
      ['at-ends-close-combat', 'yes'],
      ['at-ends-no-poison', 'no'],
      ['at-ends-nothing-else', 'no'],
      ['first-higher', 'fact'],
    ]);
    expect(rulesOf(lines[3])).toEqual(['MK-HGT-01', 'MK-CC-04']);
  });

  it('MK-D-80: on one gatehouse all are in contact, on two only whose bases touch', () => {
    const both = { one: 'gatehouse', other: 'gatehouse', basesTouch: false } as const;
    expect(contact(both).main.outcome).toBe('yes');
    expect(contact({ ...both, sameGatehouse: false }).main.outcome).toBe('no');
    expect(contact({ ...both, sameGatehouse: false, basesTouch: true }).main.outcome).toBe('yes');
  });

  it('MK-A-21: under the arch is not on the gatehouse, by another reading it is', () => {
    const { main } = contact({ one: 'gatehouse', other: 'arch' });
    expect(main).toMatchObject({ outcome: 'no', otherwise: { rule: 'MK-A-21', allowed: true } });
    expect(contact({ one: 'gatehouse', other: 'arch', sameGatehouse: false }).main.otherwise).toBeUndefined();
  });

  it('MK-ACC-06: on tops of any sections and planking the bases decide', () => {
    for (const other of ['top', 'gatehouse', 'planking'] as const) {
      expect(contact({ one: 'top', other }).main.outcome).toBe('yes');
      expect(contact({ one: 'top', other, basesTouch: false }).main.outcome).toBe('no');
      expect(contact({ one: 'top', other }).lines.map(({ says }) => says)).toEqual(['same-level']);
    }
  });

  it('MK-A-29: a section is in contact with nobody, touching serves an attack', () => {
    expect(rulesOf(contact({ one: 'ground', other: 'section' }).main)).toEqual(['MK-IMM-08', 'MK-A-29']);
    const two = contact({ one: 'section', other: 'section' });
    expect([rulesOf(two.main), two.lines]).toEqual([['MK-IMM-08'], []]);
  });

  it('MK-HGT-01: high terrain is level with the tops; contact there is for the base rules', () => {
    const { main, lines } = contact({ one: 'top', other: 'high-terrain' });
    expect(main).toMatchObject({ says: 'contact-by-base-rules', outcome: 'open' });
    expect(lines.map(({ says }) => says)).toEqual(['same-level']);
    const down = contact({ one: 'ground', other: 'high-terrain' });
    expect(down.lines.map(({ says }) => says)).toEqual(['second-higher']);
    // +1 is a rule of close combat at a castle.
    expect(rulesOf(down.lines[0])).toEqual(['MK-HGT-01']);
  });
});

describe('castle/questions/access/model: doors', () => {
  it('MK-D-22: a base under it keeps the portcullis open', () => {
    expect(door({}).main).toMatchObject({ says: 'door-closes', outcome: 'yes' });
    const blocked = door({ blocked: true }).main;
    expect([blocked.says, rulesOf(blocked)]).toEqual(['door-closes-not', ['MK-GATE-03']]);
    expect(door({ blocked: true, door: 'double-door' }).main).toMatchObject({
      outcome: 'yes',
      otherwise: { rule: 'MK-A-27', allowed: false },
    });
  });

  it('MK-D-17: the opponent opens no door, the lord only before his command phase', () => {
    expect(rulesOf(door({ to: 'open', byLord: false }).main)).toEqual(['MK-ENT-04']);
    expect(door({ to: 'open', moment: 'own-turn' }).main.says).toBe('door-opens-not');
  });

  it('castle/questions/access/model: the door in question is one of its section', async () => {
    const { model } = await open();
    model.changeDoor({ kind: 'round-tower' });
    expect(model.inputs.value.value.doors.door).toBe('door');
    model.changeDoor({ kind: 'keep' });
    expect(model.inputs.value.value.doors.door).toBe('door-a');
    model.changeDoor({ door: 'door-b' });
    expect(model.inputs.value.value.doors).toMatchObject({ kind: 'keep', door: 'door-b' });
  });
});

describe('castle/questions/access/model: what would help', () => {
  it('castle/questions/access/model: single changes that turn the answer are named', () => {
    expect(helpsOf(firstWays)).toEqual([
      { help: 'open-door', door: 'door-a' },
      { help: 'open-door', door: 'door-b' },
      { help: 'ladder' },
      { help: 'wall-beside' },
    ]);
    expect(helpsOf({ ...firstWays, visitor: 'titan' })).toEqual([]);
    const asked = { ...firstWays, question: 'across' } as const;
    const gap = { ...asked, across: { ...asked.across, joint: 'gap', byLord: false } } as const;
    expect(helpsOf(gap)).toEqual([{ help: 'touching' }, { help: 'laid-planking' }]);
    const laid = { ...asked, across: { ...asked.across, joint: 'planked', byLord: false } } as const;
    expect(helpsOf(laid)).toEqual([{ help: 'touching' }, { help: 'planking-by-lord' }]);
  });

  it('castle/questions/access/model: a yes needs no help, and every help named helps', () => {
    const yes = deepOrEach(7, [...everyWay()]).filter((inputs) => answerOf(inputs).main.outcome === 'yes');
    expect(yes.length).toBeGreaterThan(0);
    expect(yes.filter((inputs) => helpsOf(inputs).length > 0)).toEqual([]);
  });
});

describe('castle/questions/access/model: drafts and links', () => {
  it('castle/questions/access/inputs: every question of the screen comes back from its text, and stays short', () => {
    const texts = deepOrEach(7, [...everyWay()]).map(
      (inputs) => [inputs, castleWaysCodec.encode(inputs)] as const,
    );
    expect(Math.max(...texts.map(([, text]) => text.length))).toBeLessThan(200);
    for (const [inputs, text] of texts) expect(castleWaysCodec.decode(text)).toEqual(inputs);
  });

  it('castle/questions/access/inputs: whatever can be asked comes back', () => {
    fc.assert(
      fc.property(anyInputs(waysAsked), (inputs) => {
        const text = castleWaysCodec.encode(inputs);
        expect(text.length).toBeLessThan(600);
        expect(castleWaysCodec.decode(text)).toEqual(inputs);
      }),
    );
  });

  it('castle/questions/access/inputs: a link says what differs from the defaults', () => {
    const inputs: WaysInputs = {
      ...firstWays,
      question: 'doors',
      visitor: 'mounted',
      flies: true,
      up: { ...firstWays.up, opened: ['door-b', 'door-a'] },
      doors: { ...firstWays.doors, kind: 'keep', door: 'door-a', byLord: false },
    };
    const text =
      'v=2&question=doors&visitor=mounted&flies=1&up.opened=door-b,door-a&doors.kind=keep&doors.door=door-a&doors.byLord=0';
    expect(castleWaysCodec.encode(firstWays)).toBe('v=2');
    expect(castleWaysCodec.encode(inputs)).toBe(text);
    expect(castleWaysCodec.decode(text)).toEqual(inputs);
  });

  it.each([
    ['v=3', { issue: 'version', text: '3' }],
    ['v=2&question=down', { issue: 'value', name: 'question', text: 'down' }],
    ['v=2&visitor=dragon', { issue: 'value', name: 'visitor', text: 'dragon' }],
    ['v=2&up.opened=door-z', { issue: 'value', name: 'up.opened', text: 'door-z' }],
    ['v=2&up.opened=door-a,door-a', { issue: 'value', name: 'up.opened', text: 'door-a,door-a' }],
    ['v=2&doors.kind=wall', { issue: 'value', name: 'doors.kind', text: 'wall' }],
    ['v=2&contact.basesTouch=2', { issue: 'value', name: 'contact.basesTouch', text: '2' }],
    ['v=2&across.ladder=1', { issue: 'unknown', name: 'across.ladder' }],
    ['v=2&doors.kind=keep', { issue: 'together' }],
  ])('castle/questions/access/inputs: %s is not read, and the link says why', async (text, fault) => {
    expect(castleWaysCodec.decode(text)).toBeUndefined();
    const { model } = await open(`#/castle/effects/ways?${text}`);
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.inputs.fault.value).toEqual(fault);
  });

  it('castle/questions/access/inputs: what was written by places keeps to the doors of its section', () => {
    const first =
      'v=1&q=up&who=warrior.flies&u=keep.standing..0.0&x=wall.keep.touching.1.1.1&c=top.ground.1.1';
    expect(castleWaysCodec.decode(`${first}&d=gatehouse.portcullis.closed.1.before-command.0.0`)).toEqual({
      ...firstWays,
      flies: true,
    });
    expect(castleWaysCodec.decode(`${first}&d=keep.portcullis.closed.1.before-command.0.0`)).toBeUndefined();
    expect(castleWaysCodec.decode(`${first}&d=wall.portcullis.closed.1.before-command.0.0`)).toBeUndefined();
  });

  it('castle/questions/access/model: what is asked is there after a restart, and starting over can be undone', async () => {
    const { model, stored, used } = await open();
    expect(model.untouched.value).toBe(true);
    model.toggleDoor('door-a');
    model.change({ visitor: 'mounted' });
    model.ask('contact');
    expect(used).toContain('mage-knight');
    const again = (await open('#/castle/effects/ways', stored)).model;
    expect(again.inputs.value.value).toMatchObject({
      question: 'contact',
      visitor: 'mounted',
      up: { opened: ['door-a'] },
    });
    const before = again.inputs.value.value;
    again.startOver();
    expect(again.untouched.value).toBe(true);
    again.restore(before);
    expect(again.inputs.value.value).toEqual(before);
    again.toggleDoor('door-a');
    expect(again.inputs.value.value.up.opened).toEqual([]);
  });

  it('castle/questions/access/model: a link shows its own and leaves the draft alone; other addresses are not its', async () => {
    const { stored, model } = await open();
    model.ask('doors');
    const link = castleWaysCodec.encode({ ...firstWays, visitor: 'titan' });
    const opened = (await open(`#/castle/effects/ways?${link}`, stored)).model;
    expect(opened.inputs.linked.value).toBe(true);
    expect(opened.inputs.value.value.visitor).toBe('titan');
    opened.inputs.discard();
    expect(opened.inputs.value.value.question).toBe('doors');
    const elsewhere = await open(`#/castle/effects?${link}`, stored);
    expect(elsewhere.model.inputs.linked.value).toBe(false);
  });
});

describe('castle/questions/access/model: what the form asks', () => {
  it('castle/questions/access/model: bases are asked of exactly where they turn the answer', () => {
    for (const one of contactPlaces)
      for (const other of contactPlaces)
        for (const sameGatehouse of [false, true]) {
          const asked = { one, other, sameGatehouse, basesTouch: true };
          const turned =
            contact(asked).main.outcome !== contact({ ...asked, basesTouch: false }).main.outcome;
          expect(basesMatter(asked), `${one} ${other} ${sameGatehouse}`).toBe(turned);
        }
  });

  it('castle/questions/access/model: the same gatehouse is asked of wherever it turns the answer', () => {
    for (const one of contactPlaces)
      for (const other of contactPlaces)
        for (const basesTouch of [false, true]) {
          const asked = { one, other, basesTouch };
          const [same, apart] = [true, false].map((sameGatehouse) => contact({ ...asked, sameGatehouse }));
          if (JSON.stringify(same) !== JSON.stringify(apart)) {
            expect(bothAtGatehouse({ ...asked, sameGatehouse: true }), `${one} ${other}`).toBe(true);
          }
        }
  });
});
