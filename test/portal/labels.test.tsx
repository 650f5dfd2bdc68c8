import { expect, test } from 'vitest';
import { openRegister } from './register/open-register.tsx';
import { answersInHand } from './shell/open-portal.tsx';

const answers = answersInHand();

test('every box of a form has the labels that name its id or stand around it, and each label its box', async () => {
  await openRegister(answers());
  const boxes = document.querySelectorAll('input');
  expect(boxes.length).toBeGreaterThan(10);
  for (const box of boxes) {
    const named = box.id
      ? [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === box.id)
      : [];
    const around = box.closest<HTMLLabelElement>('label:not([for])');
    const labels = [...named, ...(around ? [around] : [])];
    expect([...(box.labels ?? [])]).toEqual(labels);
    for (const label of labels) expect(label.control).toBe(box);
  }
});
