import { createRequire } from 'node:module';

// Queries by role and checks of accessibility ask for the style of every element, again after each change. jsdom then
// computes every property of the element and of its ancestors from every rule. Here only what such questions turn on is
// computed, from the rules that can match; other properties are empty. Tests of these ask `wholeStyle`.

const queried = ['display', 'visibility', 'pointer-events'] as const;
type Name = (typeof queried)[number];
const isQueried = (name: string): name is Name => queried.some((one) => one === name);
/** What an inherited property is at the root. */
const initial: Partial<Record<Name, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/** jsdom's internal view of a document, which replaces its cache of computed styles after each change. */
type Internals = {
  readonly implForWrapper: (node: Node) => {
    readonly _styleCache: object;
    readonly _defaultView: Window;
  };
};
const { implForWrapper }: Internals = createRequire(import.meta.url)('jsdom/lib/generated/idl/utils.js');

/** jsdom's own function, which {@link seenStyle} replaces. */
export const wholeStyle = (element: Element): CSSStyleDeclaration =>
  implForWrapper(document)._defaultView.getComputedStyle(element);

/** A selector of a rule that declares a queried property. */
type Declared = {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
  /** A class or tag without which no element matches; `*` if there is none. */
  readonly key: string;
  readonly specificity: number;
  readonly order: number;
};
let order = 0;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Ids, then classes, attributes and pseudo-classes, then tags; of each fewer than a hundred. */
const specificityOf = (selector: string): number =>
  count(selector, /#[\w-]+/g) * 10_000 +
  count(selector, /\.[\w-]+|\[[^\]]+\]|:(?!not|is|where)[\w-]+/g) * 100 +
  count(selector, /(?<=^|[\s>+~(])[a-z][\w-]*/gi);

function declaredBy(rule: CSSRule): Declared[] {
  if (rule instanceof CSSMediaRule)
    return /^(all)?$/.test(rule.media.mediaText) ? [...rule.cssRules].flatMap(declaredBy) : [];
  if (!(rule instanceof CSSStyleRule)) return [];
  const { selectorText, style } = rule;
  if (!queried.some((name) => style.getPropertyValue(name) !== '') || selectorText.includes('::')) return [];
  return selectorText.split(/,(?![^(]*\))/).map((part) => {
    const selector = part.trim();
    const subject = selector.replace(/\([^)]*\)/g, '').match(/[^\s>+~]*$/)?.[0] ?? '';
    const key = subject.match(/\.[\w-]+/)?.[0] ?? subject.match(/^[a-z][\w-]*/i)?.[0]?.toLowerCase() ?? '*';
    order += 1;
    return { selector, style, key, specificity: specificityOf(selector), order };
  });
}

const bySheet = new WeakMap<CSSStyleSheet, readonly Declared[]>();
/** The declarations of all sheets by their key, in order of their weight. */
let known: { readonly sheets: readonly CSSStyleSheet[]; readonly byKey: Map<string, Declared[]> } | null =
  null;

function declarations(): Map<string, Declared[]> {
  const sheets = [...document.styleSheets];
  if (known && known.sheets.length === sheets.length && sheets.every((one, at) => one === known?.sheets[at]))
    return known.byKey;
  const byKey = new Map<string, Declared[]>();
  for (const sheet of sheets) {
    const declared = bySheet.get(sheet) ?? [...sheet.cssRules].flatMap(declaredBy);
    bySheet.set(sheet, declared);
    for (const one of declared) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  }
  known = { sheets, byKey };
  return byKey;
}

const bare = document.implementation.createHTMLDocument();
const displays = new Map<string, string>();

/** What jsdom's own sheet says of such an element. */
function ownDisplay({ localName, attributes }: Element): string {
  const relevant = ['hidden', 'type', 'open'].map((name) => attributes.getNamedItem(name));
  const key = [localName, ...relevant.map((one) => one?.value ?? null)].map(String).join(' ');
  const kept = displays.get(key);
  if (kept !== undefined) return kept;
  const element = bare.body.appendChild(bare.createElement(localName));
  for (const one of relevant) if (one) element.setAttribute(one.name, one.value);
  const { display } = implForWrapper(document)._defaultView.getComputedStyle(element);
  displays.set(key, display);
  return display;
}

type Seen = Record<Name, string>;
/** By the cache that jsdom replaces, so that a change forgets them. */
const seen = new WeakMap<
  object,
  { readonly byKey: Map<string, Declared[]>; readonly styles: Map<Element, Seen> }
>();

function seenOf(element: Element): Seen {
  const { _styleCache } = implForWrapper(document);
  const version = seen.get(_styleCache) ?? { byKey: declarations(), styles: new Map() };
  seen.set(_styleCache, version);
  const kept = version.styles.get(element);
  if (kept) return kept;
  const keys = ['*', element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
  const matching = keys
    .flatMap((key) => version.byKey.get(key) ?? [])
    .filter(({ selector }) => element.matches(selector))
    .sort((one, other) => one.order - other.order);
  const computed = (name: Name): string => {
    let weight = -1;
    let value = '';
    const take = (style: CSSStyleDeclaration, specificity: number): void => {
      const own = style.getPropertyValue(name);
      const heavy = specificity + (style.getPropertyPriority(name) ? 1e9 : 0);
      if (own === '' || heavy < weight) return;
      weight = heavy;
      value = own;
    };
    for (const { style, specificity } of matching) take(style, specificity);
    if (element instanceof HTMLElement || element instanceof SVGElement) take(element.style, 1e6);
    if (value !== '' && value !== 'inherit') return value;
    if (name === 'display') return ownDisplay(element);
    return element.parentElement ? seenOf(element.parentElement)[name] : (initial[name] ?? '');
  };
  const style = {
    display: computed('display'),
    visibility: computed('visibility'),
    'pointer-events': computed('pointer-events'),
  };
  version.styles.set(element, style);
  return style;
}

const blank = document.createElement('i').style;

/** As jsdom's getComputedStyle for the queried properties; pseudo-elements, which jsdom does not know, have no style. */
export function seenStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return blank;
  const style = seenOf(element);
  return new Proxy(blank, {
    get: (_, key) => {
      if (key === 'getPropertyValue') return (name: string) => (isQueried(name) ? style[name] : '');
      const name = key === 'pointerEvents' ? 'pointer-events' : key;
      if (typeof name === 'string' && isQueried(name)) return style[name];
      const value: unknown = Reflect.get(blank, key);
      return typeof value === 'function' ? value.bind(blank) : value;
    },
  });
}
