import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { wholeStyle } from './computed-styles.ts';
import { openRegister } from './register/open-register.tsx';
import { answersInHand } from './shell/open-portal.tsx';

const answers = answersInHand();
const shown = ({ display, visibility, pointerEvents, color, paddingTop }: CSSStyleDeclaration) => ({
  display,
  visibility,
  pointerEvents,
  color,
  paddingTop,
});

/** Compares all elements of the document. */
function expectSame(): void {
  const elements = [...document.querySelectorAll('*')];
  expect(elements.map((one) => shown(getComputedStyle(one)))).toEqual(
    elements.map((one) => shown(wholeStyle(one))),
  );
}

test('the reduced styles equal what jsdom computes from all rules, before and after a change', async () => {
  await openRegister(answers());
  expectSame();
  await userEvent.click(document.querySelector('[role=combobox]') ?? document.body);
  expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0);
  expectSame();
});

test('specificity, order, inheritance and inline styles count as in jsdom', () => {
  document.body.innerHTML = `<style>
      .a { display: none; color: red } #b { display: flex !important; padding: 3px }
      .c { visibility: hidden } .c > p { pointer-events: none } p, .d > p.e { display: inline }
      @media all { .m { display: none } } .a::before { visibility: hidden }
    </style>
    <div class="a"></div><div class="a" id="b" style="display: block"></div><div class="c"><p><b>in it</b></p></div>
    <div class="d"><p class="e" style="visibility: visible"></p></div><div class="m"></div>`;
  expectSame();
  const seen = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
  expect(seen('.a').display).toBe('none');
  expect(seen('#b').getPropertyValue('display')).toBe('flex');
  expect(seen('.c b').visibility).toBe('hidden');
  document.querySelector('.c')?.removeAttribute('class');
  expectSame();
  expect(seen('b').visibility).toBe('visible');
  // Only its own style goes: the files of a worker share the styles of pages.
  document.body.querySelector('style')?.remove();
  expectSame();
  document.body.innerHTML = '';
});
