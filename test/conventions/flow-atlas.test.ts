import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { flows } from '../../machines/index.ts';
import { chartOf } from '../../src/tools/atlas/chart.ts';
import { drawingOf } from '../../src/tools/atlas/drawing.ts';
import { type Figures, readFigures } from '../../src/tools/atlas/figures.ts';
import { layoutOf } from '../../src/tools/atlas/layout.ts';
import { atlasPage } from '../../src/tools/atlas/page.ts';
import { breadthsOf } from '../../src/tools/atlas/routes.ts';
import { dress, flowFiles, makeAtlas } from '../../src/tools/atlas/write-atlas.ts';
import { Coverage } from '../flows/coverage.ts';

const charts = flows.map((machine) => chartOf(machine, flows));
const sorted = (names: Iterable<string | null | undefined>) => [...names].map(String).sort();
const valuesOf = (root: ParentNode, name: string): string[] =>
  sorted([...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));

const walked: Figures = {
  flow: 'payment',
  world: 'machine',
  paths: 117,
  states: [17, 17],
  transitions: [40, 41],
};

describe('the atlas of flows', async () => {
  const text = await makeAtlas(new Map([['payment', new Map([['machine', walked]])]]));
  const { document } = new JSDOM(text).window;

  const viewOf = (name: string): Element => {
    const view = document.getElementById(name);
    if (!view) throw new Error(`${name} has no page`);
    return view;
  };

  test('every flow has its page, and none else has', () => {
    expect(valuesOf(document, 'data-file')).toHaveLength(flows.length);
    expect(sorted([...document.querySelectorAll('section.flow')].map(({ id }) => id))).toEqual(
      sorted(flows.map(({ id }) => id)),
    );
  });

  test.each(charts.map((chart) => [chart.name, chart] as const))(
    'every state and every transition of %s is in its table and in its drawing exactly once',
    (name, chart) => {
      const view = viewOf(name);
      const states = sorted(chart.states.map(({ id }) => id));
      const transitions = sorted(chart.transitions.map(({ id }) => id));
      expect(valuesOf(view, 'data-state')).toEqual(states);
      expect(valuesOf(view, 'data-state-rows')).toEqual(states);
      expect(valuesOf(view, 'data-transition')).toEqual(transitions);
      expect(valuesOf(view, 'data-row')).toEqual(transitions);
      const edges = chart.transitions.flatMap(({ id, targets }) => targets.map(() => id));
      expect(valuesOf(view, 'data-edge')).toEqual(sorted(edges));
    },
  );

  test.each(flows.map((machine) => [machine.id, machine] as const))(
    'the chart of %s has the states and transitions that the tests count',
    (name, machine) => {
      const chart = charts.find((one) => one.name === name);
      const { states, transitions } = new Coverage(machine);
      expect(chart?.states).toHaveLength(states.size + 1);
      expect(chart?.transitions).toHaveLength(transitions.size);
    },
  );

  test('every link inside leads somewhere, and no anchor is there twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids);
    const inside = [...document.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(inside.length).toBeGreaterThan(flows.length);
    expect(inside.filter((href) => !known.has(href.slice(1)))).toEqual([]);
  });

  test('nothing is asked of another place, and no element has a handler or a script of its own', () => {
    const asking = [...document.querySelectorAll('[src], link, iframe, object, image, use')];
    expect(asking.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect([...text.matchAll(/url\((?!data:)[^)]*\)|@import/g)].map(([found]) => found)).toEqual([]);
    const outside = [...document.querySelectorAll('a:not([href^="#"])')].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(outside)).toEqual(new Set(['https://stately.ai/viz']));
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    const scripts = [...document.querySelectorAll('script:not([type="application/json"])')];
    expect(scripts).toHaveLength(1);
  });

  test('the source of every flow can be copied as it stands in its file', async () => {
    for (const { machine, source } of await flowFiles()) {
      const held = viewOf(machine.id).querySelector(`[data-source-of="${machine.id}"]`)?.textContent ?? '';
      expect(JSON.parse(held)).toBe(source);
    }
  });

  test.each(flows.map(({ id }) => id))(
    'the definition of %s that is downloaded makes the same chart',
    (name) => {
      const held = viewOf(name).querySelector(`[data-definition-of="${name}"]`)?.textContent ?? '';
      const again = chartOf(createMachine(JSON.parse(held)), []);
      const chart = charts.find((one) => one.name === name);
      const outline = (of: typeof again) =>
        of.transitions.map(({ id, guard, targets }) => [id, guard?.replace(/\(.*/, ''), targets]);
      expect(chart && outline(again)).toEqual(chart && outline(chart));
      expect(again.states.map(({ id, type, tags }) => [id, type, tags])).toEqual(
        chart?.states.map(({ id, type, tags }) => [id, type, tags]),
      );
    },
  );

  test('the overview shows what each world walked, and how to get it where nothing is there', async () => {
    const row = document.querySelector('#overview th > a[href="#payment"]')?.closest('tr');
    expect(
      [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent).slice(0, 5),
    ).toEqual(['18', '36', '117', '17/17', '40/41']);
    const empty = new JSDOM(await makeAtlas(new Map())).window.document;
    expect(empty.querySelector('#overview .note')?.textContent).toContain(
      'npm test -- machines portal browser',
    );
  });

  test('the overview maps which flow invokes which', () => {
    const edges = [...document.querySelectorAll('.map .edge')].map(
      (edge) => `${edge.getAttribute('data-source')} → ${edge.getAttribute('data-target')}`,
    );
    expect(edges).toContain('registration → payment');
    expect(sorted(edges)).toEqual(
      sorted(charts.flatMap(({ name, invokes }) => invokes.map((other) => `${name} → ${other}`))),
    );
  });
});

describe('the drawing of a chart', () => {
  test.each(charts.map((chart) => [chart.name, chart] as const))(
    'no line of %s runs through the box of a state without children, and no boxes overlap',
    (_, chart) => {
      const layout = layoutOf(chart, breadthsOf(layoutOf(chart)));
      const leaves = [...layout.boxes.values()].filter(({ state }) => state.children.length === 0);
      const faults: string[] = [];
      for (const { state, x, y, width, height } of leaves) {
        for (const other of leaves) {
          const isApart =
            other.x >= x + width ||
            other.x + other.width <= x ||
            other.y >= y + height ||
            other.y + other.height <= y;
          if (other.state !== state && !isApart) faults.push(`${state.id} overlaps ${other.state.id}`);
        }
        for (const { transition, points } of drawingOf(chart).routes) {
          points.forEach((point, index) => {
            const next = points[index + 1];
            if (!next) return;
            const isThrough =
              Math.min(point.x, next.x) < x + width - 1 &&
              Math.max(point.x, next.x) > x + 1 &&
              Math.min(point.y, next.y) < y + height - 1 &&
              Math.max(point.y, next.y) > y + 1;
            if (isThrough) faults.push(`${transition} runs through ${state.id}`);
          });
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test('shows every kind of transition by its name', () => {
    const machine = setup({ guards: { isOpen: () => true }, actions: { note: () => {} } }).createMachine({
      id: 'kinds',
      description: 'All kinds.',
      on: { '*': { actions: 'note' } },
      initial: 'one',
      states: {
        one: {
          always: { guard: 'isOpen', target: 'two' },
          after: { 500: 'two' },
          on: { again: { target: 'one', reenter: true } },
        },
        two: { type: 'parallel', onDone: 'end', states: { left: {}, right: {} } },
        end: { type: 'final' },
      },
    });
    const chart = chartOf(machine, []);
    expect(chart.transitions.map(({ on, guard, targets }) => [on, guard, targets])).toEqual([
      ['* (any other event)', null, []],
      ['again', null, ['kinds.one']],
      ['after 500', null, ['kinds.two']],
      ['always', 'isOpen', ['kinds.two']],
      ['done two', null, ['kinds.end']],
    ]);
    const { document } = new JSDOM(drawingOf(chart).svg.text).window;
    expect(document.querySelectorAll('.region')).toHaveLength(2);
    expect(document.querySelectorAll('.ring')).toHaveLength(1);
    expect(document.querySelectorAll('.stay')).toHaveLength(1);
    expect(document.querySelectorAll('.initial')).toHaveLength(1);
  });

  test('every text of a chart and its source is escaped', () => {
    const nasty = '</script><img src=x onerror=alert(1)> & "quoted"';
    const machine = createMachine({
      id: 'nasty',
      description: nasty,
      initial: 'one',
      on: { [nasty]: { actions: [{ type: nasty }] } },
      states: { one: { description: nasty, tags: [nasty], entry: [{ type: nasty }] } },
    });
    const page = atlasPage([{ machine, file: nasty, source: nasty }], new Map(), dress());
    const { document } = new JSDOM(page).window;
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.querySelector('#nasty .lead')?.textContent).toBe(nasty);
    expect(JSON.parse(document.querySelector('[data-source-of]')?.textContent ?? '')).toBe(nasty);
    expect(document.querySelector('#nasty td')?.textContent).toBe(nasty);
  });
});

describe('the atlas in the browser', async () => {
  // A few flows are enough here, and open sooner than all of them.
  const few = ['form', 'captcha', 'signIn', 'payment'];
  const sources = (await flowFiles()).filter(({ machine }) => few.includes(machine.id));
  const text = atlasPage(sources, new Map(), dress());

  /** The page as it is after its script has run, at an address inside it. */
  function open(address: string) {
    const { window } = new JSDOM(text, { runScripts: 'outside-only', url: `http://localhost/#${address}` });
    const copied: string[] = [];
    Object.defineProperty(window.navigator, 'clipboard', {
      value: { writeText: (source: string) => Promise.resolve(copied.push(source)) },
    });
    window.Element.prototype.scrollIntoView = () => {};
    window.scrollTo = () => {};
    window.eval(dress().script);
    const { document } = window;
    const shown = () => [...document.querySelectorAll('.view:not([hidden])')].map(({ id }) => id);
    const lit = () => valuesOf(document, 'data-edge').filter((id) => litIds().has(id));
    const litIds = () =>
      new Set([...document.querySelectorAll('.edge.lit')].map((edge) => edge.getAttribute('data-edge')));
    const over = (element: Element | null) =>
      element?.dispatchEvent(new window.Event('mouseover', { bubbles: true }));
    return { document, copied, shown, lit, over };
  }

  test.each([
    ['', 'overview'],
    ['payment', 'payment'],
    ['payment.checking', 'payment'],
    ['no-such-flow', 'overview'],
    ['main', 'overview'],
  ])('the address #%s shows %s alone', (address, view) => {
    expect(open(address).shown()).toEqual([view]);
  });

  test('a state that is pointed at lights up the edges that leave it and lead to it, and no other', () => {
    const { document, over, lit } = open('signIn');
    over(document.querySelector('[data-state="signIn.submitting"] .name'));
    const chart = charts.find(({ name }) => name === 'signIn');
    const own = chart?.transitions.filter(
      ({ source, targets }) =>
        targets.length > 0 && (source === 'signIn.submitting' || targets.includes('signIn.submitting')),
    );
    expect(lit()).toEqual(sorted(own?.map(({ id }) => id) ?? []));
    expect(lit()).not.toHaveLength(0);
  });

  test('a state that the address names stays lit when the pointer crosses the ground', () => {
    const { document, over, lit } = open('signIn.filling');
    const chosen = lit();
    over(document.querySelector('[data-state="signIn.failed"] .name'));
    expect(lit()).not.toEqual(chosen);
    over(document.querySelector('[data-state="signIn"] > .box'));
    expect(lit()).toEqual(chosen);
    expect(chosen).not.toHaveLength(0);
  });

  test('an event that has the focus lights up its edge, and keeps it when the drawing scrolls under the pointer', () => {
    const { document, over, lit } = open('signIn');
    const row = document.querySelector<HTMLElement>('[data-state="signIn.filling"] [data-transition]');
    row?.focus();
    expect(lit()).toEqual([row?.dataset.transition]);
    over(document.querySelector('[data-state="signIn"] > .box'));
    expect(lit()).toEqual([row?.dataset.transition]);
  });

  test('the button copies the text of the flow that is shown', async () => {
    const { document, copied } = open('payment');
    document.querySelector<HTMLElement>('[data-copy="payment"]')?.click();
    await expect.poll(() => document.querySelector('[data-told="payment"]')?.textContent).toContain('Copied');
    expect(copied).toEqual([sources.find(({ machine }) => machine.id === 'payment')?.source]);
  });
});

describe('the figures of the tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are read by flow and world; a file that is none, or cut off, is passed over', () => {
    writeFileSync(path.join(folder, 'payment.machine.json'), JSON.stringify(walked));
    writeFileSync(path.join(folder, 'cut.page.json'), '{"flow":"cut","wor');
    writeFileSync(
      path.join(folder, 'other.page.json'),
      '{"flow":"other","world":"moon","paths":1,"states":[1,1]}',
    );
    writeFileSync(path.join(folder, 'null.page.json'), 'null');
    expect([...readFigures(folder).keys()]).toEqual(['payment']);
    expect(readFigures(folder).get('payment')?.get('machine')).toEqual(walked);
    expect(readFigures(path.join(folder, 'missing')).size).toBe(0);
  });
});
