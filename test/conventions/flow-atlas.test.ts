import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { flows } from '../../machines/index.ts';
import { type Chart, chartOf } from '../../src/tools/atlas/chart.ts';
import { citedDocuments } from '../../src/tools/atlas/documents.ts';
import { drawingOf } from '../../src/tools/atlas/drawing.ts';
import { type Figures, readFigures } from '../../src/tools/atlas/figures.ts';
import { foldingsOf, type Layout, layoutOf, type Rect } from '../../src/tools/atlas/layout.ts';
import { atlasPage, type Written } from '../../src/tools/atlas/page.ts';
import { pictureFile, readPictures } from '../../src/tools/atlas/pictures.ts';
import { dress, flowFiles, placedCharts } from '../../src/tools/atlas/write-atlas.ts';
import { Coverage } from '../flows/coverage.ts';

const charts = flows.map((machine) => chartOf(machine, flows));
const files = await flowFiles();
const foldings = await placedCharts(files);
const dressed = await dress();
const nothing = { walked: [], documents: [], mutation: new Map(), pictures: new Map() };
const openLayout = (name: string): Layout => {
  const [open] = foldings.get(name) ?? [];
  if (!open) throw new Error(`${name} is not placed`);
  return open.layout;
};
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

describe('the atlas of flows', () => {
  const text = atlasPage(
    files,
    new Map([['payment', new Map([['machine', walked]])]]),
    foldings,
    {
      ...nothing,
      documents: citedDocuments(),
      mutation: new Map([
        ['payment', { flow: 'payment', mutants: 300, killed: 299, listed: 1, byOperator: {} }],
        ['signIn', { flow: 'signIn', mutants: 1700, killed: 1700, listed: 0, byOperator: {} }],
      ]),
    },
    dressed,
  );
  const { document } = new JSDOM(text).window;

  const viewOf = (name: string): Element => {
    const view = document.getElementById(name);
    if (!view) throw new Error(`${name} has no page`);
    return view;
  };

  test('every flow has a page, and there are no other pages', () => {
    expect(valuesOf(document, 'data-file')).toHaveLength(flows.length);
    expect(sorted([...document.querySelectorAll('section.flow')].map(({ id }) => id))).toEqual(
      sorted(flows.map(({ id }) => id)),
    );
  });

  test.each(charts.map((chart) => [chart.name, chart] as const))(
    'every state and every transition of %s is exactly once in its table and in its drawing',
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

  test('every internal link has a target, and no anchor occurs twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids);
    const inside = [...document.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(inside.length).toBeGreaterThan(flows.length);
    expect(inside.filter((href) => !known.has(href.slice(1)))).toEqual([]);
  });

  test('nothing is loaded from elsewhere, and no element has a handler or a script of its own', () => {
    const asking = [...document.querySelectorAll('[src], link, iframe, object, image, use')];
    // Without a link of its own, the browser would ask for an icon.
    expect(asking.shift()?.outerHTML).toBe('<link rel="icon" href="data:,">');
    expect(asking.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect([...text.matchAll(/url\((?!data:)[^)]*\)|@import/g)].map(([found]) => found)).toEqual([]);
    const links = [...document.querySelectorAll('a:not([href^="#"])')].map((link) =>
      link.getAttribute('href'),
    );
    const ofDecisions =
      'https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies';
    expect(new Set(links)).toEqual(new Set(['https://state.new', ofDecisions]));
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    const scripts = [...document.querySelectorAll('script:not([type="application/json"])')];
    expect(scripts).toHaveLength(1);
  });

  test('every flow can be had as a stand-alone file and as a diagram', () => {
    for (const { machine, source, mermaid } of files) {
      const held = (kind: string) =>
        viewOf(machine.id).querySelector(`[data-${kind}-of="${machine.id}"]`)?.textContent ?? '';
      expect(JSON.parse(held('source'))).toBe(source);
      expect(JSON.parse(held('mermaid'))).toBe(mermaid);
    }
  });

  test.each(flows.map(({ id }) => id))('the downloaded definition of %s makes the same chart', (name) => {
    const held = viewOf(name).querySelector(`[data-definition-of="${name}"]`)?.textContent ?? '';
    const again = chartOf(createMachine(JSON.parse(held)), []);
    const chart = charts.find((one) => one.name === name);
    const outline = (of: typeof again) =>
      of.transitions.map(({ id, guard, targets }) => [id, guard?.replace(/\(.*/, ''), targets]);
    expect(chart && outline(again)).toEqual(chart && outline(chart));
    expect(again.states.map(({ id, type, tags }) => [id, type, tags])).toEqual(
      chart?.states.map(({ id, type, tags }) => [id, type, tags]),
    );
  });

  test('the overview shows what each world walked, or how to get the figures if there are none', () => {
    const row = document.querySelector('#overview th > a[href="#payment"]')?.closest('tr');
    expect(
      [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent).slice(0, 5),
    ).toEqual(['22', '57', '117', '17/17', '40/41']);
    // With figures of the page, which counts only the arcs that can happen there, and with a total of all flows.
    const arc = { from: 'ready', on: 'payment.started', event: 'payment.started', to: 'creating' };
    const arcs = [
      { ...arc, walked: 2 },
      { ...arc, to: 'failed', walked: 0 },
      { ...arc, to: 'paid', walked: 0, elsewhere: 'walked on the chart' },
    ];
    const seen: Figures = { flow: 'payment', world: 'page', paths: 3, states: [4, 17], arcs };
    const known = new Map([['payment', new Map([['machine', walked] as const, ['page', seen] as const])]]);
    const few = files.filter(({ machine }) => machine.id === 'payment');
    const both = new JSDOM(atlasPage(few, known, foldings, nothing, dressed)).window.document;
    const cellsIn = (selector: string) =>
      [...(both.querySelector(selector)?.closest('tr')?.querySelectorAll('td') ?? [])].map(
        ({ textContent }) => textContent,
      );
    // No test has walked it in the browser, so that world has no columns.
    const counted = ['117', '17/17', '40/41', '3', '4/17', '1/2'];
    expect(cellsIn('#overview th > a[href="#payment"]').slice(2)).toEqual(counted);
    expect(both.querySelector('#overview td [title]')?.getAttribute('title')).toBe(
      '1 more cannot happen here, each with a reason',
    );
    expect(cellsIn('#overview tfoot th').slice(2)).toEqual(counted);
    const empty = new JSDOM(atlasPage(few, new Map(), foldings, nothing, dressed)).window.document;
    expect(empty.querySelector('#overview .note')?.textContent).toContain(
      'npm test -- machines portal browser',
    );
  });

  test('the overview shows how many of the faults put into the charts were found', () => {
    expect(document.querySelector('#overview .facts')?.textContent).toContain('99.9 % of 2,000');
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
    (name, chart) => {
      const layout = openLayout(name);
      const boxes = chart.states
        .filter(({ children }) => children.length === 0)
        .map(({ id }): [string, Rect | undefined] => [id, layout.boxes[id]]);
      const listed = Object.entries(layout.events).map(([id, at]): [string, Rect] => [`events of ${id}`, at]);
      const faults: string[] = [];
      const leaves = [...boxes, ...listed];
      for (const [leaf, at] of leaves) {
        if (!at) {
          faults.push(`${leaf} has no place`);
          continue;
        }
        const { x, y, width, height } = at;
        for (const [otherName, other] of leaves) {
          const isApart =
            !other ||
            other.x >= x + width ||
            other.x + other.width <= x ||
            other.y >= y + height ||
            other.y + other.height <= y;
          if (otherName !== leaf && !isApart) faults.push(`${leaf} overlaps ${otherName}`);
        }
        for (const { transition, points } of layout.edges) {
          points.forEach((point, index) => {
            const next = points[index + 1];
            if (!next) return;
            const isThrough =
              Math.min(point[0], next[0]) < x + width - 1 &&
              Math.max(point[0], next[0]) > x + 1 &&
              Math.min(point[1], next[1]) < y + height - 1 &&
              Math.max(point[1], next[1]) > y + 1;
            if (isThrough) faults.push(`${transition} runs through ${leaf}`);
          });
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test.each(charts.map((chart) => [chart.name, chart] as const))(
    'every edge of %s begins at its row and ends at its target, and every state is inside its parent',
    (name, chart) => {
      const { boxes, events, edges } = openLayout(name);
      const isIn = ([x, y]: readonly [number, number], at: Rect | undefined): boolean =>
        at !== undefined &&
        x >= at.x - 0.5 &&
        x <= at.x + at.width + 0.5 &&
        y >= at.y - 0.5 &&
        y <= at.y + at.height + 0.5;
      const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
      const faults = edges.flatMap(({ transition, target, points }) => {
        const source = sources.get(transition) ?? '';
        const [start, end] = [points[0], points.at(-1)];
        if (!start || !end) return [`${transition} has no line`];
        return [
          ...(isIn(start, events[source] ?? boxes[source]) ? [] : [`${transition} begins elsewhere`]),
          ...(isIn(end, boxes[target]) ? [] : [`${transition} ends elsewhere`]),
        ];
      });
      for (const { id, children } of chart.states)
        for (const child of children) {
          const at = boxes[child.id];
          if (!at || !isIn([at.x, at.y], boxes[id]) || !isIn([at.x + at.width, at.y + at.height], boxes[id]))
            faults.push(`${child.id} stands outside ${id}`);
        }
      expect(faults).toEqual([]);
      const leading = chart.transitions.filter(({ source, targets }) => targets.some((to) => to !== source));
      expect(edges).toHaveLength(leading.flatMap(({ targets }) => targets).length);
    },
  );

  const nested = (): Chart =>
    chartOf(
      createMachine({
        id: 'nested',
        description: 'One inside the other.',
        initial: 'out',
        states: {
          out: { on: { in: 'outer.deep.a' } },
          outer: {
            initial: 'deep',
            on: { leave: 'out' },
            states: {
              deep: { initial: 'a', states: { a: { on: { go: 'b', away: '#nested.out' } }, b: {} } },
            },
          },
        },
      }),
      [],
    );

  test('a folded state hides its contents, and keeps the edges that lead in and out', async () => {
    const chart = nested();
    const foldings = await foldingsOf(chart);
    expect(foldings.map(({ folded }) => folded)).toEqual([[], ['nested.outer'], ['nested.outer.deep']]);
    const [, outer] = foldings;
    if (!outer) throw new Error('it cannot be folded');
    expect(Object.keys(outer.layout.boxes)).toEqual(['nested', 'nested.out', 'nested.outer']);
    expect(outer.layout.edges.map(({ transition, target }) => [transition, target])).toEqual([
      ['nested.out--in--0', 'nested.outer.deep.a'],
      ['nested.outer--leave--0', 'nested.out'],
      ['nested.outer.deep.a--away--0', 'nested.out'],
    ]);
    const { text } = drawingOf(chart, outer.layout, new Set(outer.folded));
    const { document } = new JSDOM(text).window;
    expect(document.querySelector('[data-state="nested.outer"]')?.textContent).toContain('3 states folded');
    expect(document.querySelector('[data-fold="nested.outer"]')?.getAttribute('aria-expanded')).toBe('false');
  });

  test('every kind of transition is shown by its name', async () => {
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
    const { document } = new JSDOM(drawingOf(chart, await layoutOf(chart)).text).window;
    expect(document.querySelectorAll('.region')).toHaveLength(2);
    expect(document.querySelectorAll('.ring')).toHaveLength(1);
    expect(document.querySelectorAll('.stay')).toHaveLength(1);
    expect(document.querySelectorAll('.row .edge')).toHaveLength(1);
    expect(document.querySelectorAll('.initial')).toHaveLength(1);
  });

  test('the parameters of an action or a guard are shown next to its name, however they are written', () => {
    const guards = { isAt: (_: unknown, __: string) => true };
    const actions = { report: (_: unknown, __: string) => {}, show: (_: unknown, __: boolean) => {} };
    const goTo = (_: unknown, __: { to: string }) => {};
    const machine = setup({ guards, actions: { ...actions, goTo } }).createMachine({
      id: 'given',
      entry: [
        { type: 'report', params: 'payment.released' },
        { type: 'show', params: false },
      ],
      on: {
        left: {
          guard: { type: 'isAt', params: 'load tv' },
          actions: [
            { type: 'goTo', params: { to: '/home' } },
            { type: 'goTo', params: () => ({ to: '/' }) },
          ],
        },
      },
    });
    const { root } = chartOf(machine, []);
    expect(root.entry).toEqual(['report(payment.released)', 'show(false)']);
    expect(root.transitions.map(({ guard, actions: done }) => [guard, done])).toEqual([
      ['isAt(load tv)', ['goTo(/home)', 'goTo']],
    ]);
  });

  test('every text of a chart and of its source is escaped', async () => {
    const nasty = '</script><img src=x onerror=alert(1)> & "quoted"';
    const machine = createMachine({
      id: 'nasty',
      description: nasty,
      initial: 'one',
      on: { [nasty]: { actions: [{ type: nasty }] } },
      states: { one: { description: nasty, tags: [nasty], entry: [{ type: nasty }] } },
    });
    const one = [{ machine, file: nasty, source: nasty, json: '{}', mermaid: nasty }];
    const page = atlasPage(one, new Map(), await placedCharts(one), nothing, { css: '', script: '' });
    const { document } = new JSDOM(page).window;
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.querySelector('#nasty .lead')?.textContent).toBe(nasty);
    expect(JSON.parse(document.querySelector('[data-source-of]')?.textContent ?? '')).toBe(nasty);
    expect(document.querySelector('#nasty td')?.textContent).toBe(nasty);
  });
});

describe('the atlas in the browser', () => {
  // A few flows are enough here, and load faster than all of them.
  const few = ['form', 'captcha', 'signIn', 'payment'];
  const sources = files.filter(({ machine }) => few.includes(machine.id));
  const text = atlasPage(sources, new Map(), foldings, nothing, dressed);

  /** The page at an address inside it, after its script has run. */
  function open(address: string) {
    const { window } = new JSDOM(text, { runScripts: 'outside-only', url: `http://localhost/#${address}` });
    const copied: string[] = [];
    Object.defineProperty(window.navigator, 'clipboard', {
      value: { writeText: (source: string) => Promise.resolve(copied.push(source)) },
    });
    window.Element.prototype.scrollIntoView = () => {};
    window.scrollTo = () => {};
    window.Element.prototype.scrollTo = () => {};
    window.eval(dressed.script);
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
    ['payment.checking', 'payment'],
    ['no-such-flow', 'overview'],
  ])('the address #%s shows only %s', (address, view) => {
    expect(open(address).shown()).toEqual([view]);
  });

  test('pointing at a state lights up the edges that leave it and lead to it, and no others', () => {
    const { document, over, lit } = open('signIn');
    over(document.querySelector('[data-state="signIn.redirecting"] .name'));
    const chart = charts.find(({ name }) => name === 'signIn');
    const own = chart?.transitions.filter(
      ({ source, targets }) =>
        targets.length > 0 && (source === 'signIn.redirecting' || targets.includes('signIn.redirecting')),
    );
    expect(lit()).toEqual(sorted(own?.map(({ id }) => id) ?? []));
    expect(lit()).not.toHaveLength(0);
  });

  test('zoomed out, a box of events says that it belongs to all these states rather than looking empty', () => {
    const { document } = open('signIn');
    const drawing = document.querySelector('#signIn .drawing');
    const words = drawing?.querySelector<SVGTextElement>('.events > .description');
    const smaller = document.querySelector<HTMLElement>('#signIn [data-zoom="out"]');
    for (let times = 0; times < 9 && !drawing?.matches('.far'); times += 1) smaller?.click();
    expect(drawing?.matches('.far')).toBe(true);
    expect(words?.textContent).toBe('in any of these');
    expect(words && document.defaultView?.getComputedStyle(words).display).toBe('inline');
    expect(words?.style.fontSize).toMatch(/^\d/);
  });

  test('a state named in the address stays lit when the pointer crosses the background', () => {
    const { document, over, lit } = open('signIn.open');
    const chosen = lit();
    over(document.querySelector('[data-state="signIn.leaving"] .name'));
    expect(lit()).not.toEqual(chosen);
    over(document.querySelector('[data-state="signIn"] > .box'));
    expect(lit()).toEqual(chosen);
    expect(chosen).not.toHaveLength(0);
  });

  test('a focused event lights up its edge, and keeps it lit when the drawing scrolls under the pointer', () => {
    const { document, over, lit } = open('signIn');
    const row = document.querySelector<HTMLElement>('[data-state="signIn.open"] [data-transition]');
    row?.focus();
    expect(lit()).toEqual([row?.dataset.transition]);
    over(document.querySelector('[data-state="signIn"] > .box'));
    expect(lit()).toEqual([row?.dataset.transition]);
  });

  test('a button folds and opens a state, and the search opens what hides a result', async () => {
    const { document } = open('payment');
    const shown = () => valuesOf(document, 'data-state').filter((id) => id.startsWith('payment.approving'));
    // A large chart opens with its parts folded.
    expect(shown()).toEqual(['payment.approving']);
    document.querySelector<HTMLElement>('#payment [data-fold-all="open"]')?.click();
    const all = shown();
    expect(all.length).toBeGreaterThan(1);
    const press = () =>
      document
        .querySelector('#payment [data-fold="payment.approving"]')
        ?.dispatchEvent(new (document.defaultView ?? window).Event('click', { bubbles: true }));
    press();
    expect(shown()).toEqual(['payment.approving']);
    press();
    expect(shown()).toEqual(all);
    document.querySelector<HTMLElement>('#payment [data-fold-all="fold"]')?.click();
    expect(shown()).toEqual(['payment.approving']);
    const input = document.querySelector<HTMLInputElement>('.search input');
    if (!input) throw new Error('nothing can be searched');
    input.value = 'asking approving';
    input.dispatchEvent(new (document.defaultView ?? window).Event('input', { bubbles: true }));
    const found = [...document.querySelectorAll('[role="option"]')];
    expect(found.map(({ textContent }) => textContent?.trim())).toContain(
      'state asking payment.approving.asking',
    );
    document.querySelector<HTMLElement>('[role="option"][href="#payment.approving.asking--box"]')?.click();
    await expect.poll(shown).toEqual(all);
  });

  test('the button copies the text of the flow on screen', async () => {
    const { document, copied } = open('payment');
    document.querySelector<HTMLElement>('[data-copy="payment"]')?.click();
    await expect.poll(() => document.querySelector('[data-told="payment"]')?.textContent).toContain('Copied');
    expect(copied).toEqual([sources.find(({ machine }) => machine.id === 'payment')?.source]);
  });

  test('each format of a flow is downloaded as a file with its name', async () => {
    const { document } = open('payment');
    document.querySelector<HTMLElement>('#payment [data-fold-all="open"]')?.click();
    const window = document.defaultView;
    if (!window) throw new Error('the page has no window');
    const given: [name: string, blob: Blob][] = [];
    let latest = new Blob();
    window.URL.createObjectURL = (blob) => {
      if (blob instanceof window.Blob) latest = blob;
      return 'blob:payment';
    };
    window.URL.revokeObjectURL = () => {};
    window.HTMLAnchorElement.prototype.click = function click() {
      given.push([this.download, latest]);
    };
    for (const button of document.querySelectorAll<HTMLElement>('[data-download="payment"]')) button.click();
    const texts = new Map(
      await Promise.all(given.map(async ([name, blob]) => [name, await blob.text()] as const)),
    );
    const flow = sources.find(({ machine }) => machine.id === 'payment');
    expect(texts.get('payment.mjs')).toBe(flow?.source);
    expect(texts.get('payment.json')).toBe(flow?.json);
    expect(texts.get('payment.mmd')).toBe(flow?.mermaid);
    const svg = new JSDOM(texts.get('payment.svg'), { contentType: 'image/svg+xml' }).window.document;
    expect(svg.querySelectorAll('[data-state]').length).toBe(
      charts.find(({ name }) => name === 'payment')?.states.length,
    );
    expect(svg.querySelector('style')?.textContent).toContain('--ground');
    expect(svg.querySelectorAll('[href]')).toHaveLength(0);
  });
});

describe('the pictures of the page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const sources = files.filter(({ machine }) => ['signIn', 'captcha'].includes(machine.id));

  /** The page of a flow with these pictures, after its script has run. */
  function open(address: string, pictures: Written['pictures']) {
    const page = atlasPage(sources, new Map(), foldings, { ...nothing, pictures }, dressed);
    const { window } = new JSDOM(page, { runScripts: 'outside-only', url: `http://localhost/#${address}` });
    window.Element.prototype.scrollIntoView = () => {};
    window.scrollTo = () => {};
    window.Element.prototype.scrollTo = () => {};
    window.eval(dressed.script);
    const { document } = window;
    const shots = () => [...document.querySelectorAll<HTMLImageElement>('.shot img')];
    return { document, pictures: () => shots().map(({ alt, src }) => [alt, src]) };
  }

  test('are shown next to each state they were taken in and next to the simulation; equal ones are stored once', async () => {
    for (const [leaves, bytes] of [
      [['open'], 'one'],
      [['redirecting'], 'two'],
      [['leaving'], 'two'],
    ] as const) {
      const file = path.join(folder, pictureFile('signIn', leaves));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    const read = readPictures(folder);
    expect(read.get('signIn')?.images).toHaveLength(2);
    const [one, two] = ['one', 'two'].map(
      (bytes) => `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`,
    );
    const inTable = [
      ['The page in open', one],
      ['The page in redirecting', two],
      ['The page in leaving', two],
    ];
    const { document, pictures } = open('signIn?walk=[]', read);
    await expect.poll(pictures).toEqual([['The page in open', one], ...inTable]);
    expect(document.querySelector('[data-state-rows="signIn.redirecting"] .shot img')).not.toBeNull();
    const other = open('captcha?walk=[]', read);
    await expect
      .poll(() => other.document.querySelector('.no-shot')?.textContent)
      .toBe('No picture: the tests in the browser do not walk this flow by itself.');
  });

  test('are replaced by the command that takes them if there are none', async () => {
    const { document, pictures } = open('signIn?walk=[]', readPictures(path.join(folder, 'missing')));
    await expect
      .poll(() => document.querySelector('.no-shot')?.textContent)
      .toContain('DAYLIGHT_PICTURES=1 npm test -- browser');
    expect(pictures()).toEqual([]);
  });
});

describe('the figures of the tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are read by flow and world, skipping files that are cut off or are not figures', () => {
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
