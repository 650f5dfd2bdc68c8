import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { wholeStyle } from './computed-styles.ts';
import { openRegister } from './register/open-register.tsx';
import { answersInHand } from './shell/open-portal.tsx';

const answers = answersInHand();

/** The elements whose style differs from what jsdom computes, each with both; of those that are alike only the first. */
function differing(): string[] {
  const alike = new Map<string, Element>();
  for (const one of document.querySelectorAll('*')) {
    const attributes = [...one.attributes].filter(({ name }) => /^(class|style|hidden|type)$/.test(name));
    const key = [one.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' ');
    const above = one.parentElement?.className ?? '';
    if (!alike.has(`${above} ${key}`)) alike.set(`${above} ${key}`, one);
  }
  const words = ({ display, visibility, pointerEvents }: CSSStyleDeclaration) =>
    [display, visibility, pointerEvents].join(' ');
  return [...alike.values()].flatMap((one) => {
    const [seen, whole] = [getComputedStyle(one), wholeStyle(one)].map(words);
    return seen === whole ? [] : [`${one.outerHTML.slice(0, 200)}: ${seen} instead of ${whole}`];
  });
}

test('the reduced styles equal what jsdom computes from all rules, before and after a change', async () => {
  await openRegister(answers());
  expect(differing()).toEqual([]);
  await userEvent.click(document.querySelector('[role=combobox]') ?? document.body);
  expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0);
  expect(differing()).toEqual([]);
});

test('specificity, order, inheritance and inline styles count as in jsdom', () => {
  document.body.innerHTML = `<style>
      .a { display: none; color: red } #b { display: flex !important; padding: 3px }
      .c { visibility: hidden } .c > p { pointer-events: none } p, .d > p.e { display: inline }
      @media all { .m { display: none } } .a::before { visibility: hidden }
    </style>
    <div class="a"></div><div class="a" id="b" style="display: block"></div><div class="c"><p><b>in it</b></p></div>
    <div class="d"><p class="e" style="visibility: visible"></p></div><div class="m"></div>`;
  expect(differing()).toEqual([]);
  const seen = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
  expect(seen('.a').display).toBe('none');
  expect(seen('#b').getPropertyValue('display')).toBe('flex');
  expect(seen('.c b').visibility).toBe('hidden');
  document.querySelector('.c')?.removeAttribute('class');
  expect(differing()).toEqual([]);
  expect(seen('b').visibility).toBe('visible');
  // Only its own style goes: the files of a worker share the styles of pages.
  document.body.querySelector('style')?.remove();
  expect(differing()).toEqual([]);
  document.body.innerHTML = '';
});
