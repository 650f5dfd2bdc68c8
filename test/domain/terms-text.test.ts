import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTerms } from '../../src/domain/publishing/terms-text.ts';

describe('A 2.10: the text of the terms of use', () => {
  test('is split into headings and paragraphs, whatever its line endings', () => {
    const lines = [
      '\ufeffBefore the first',
      'heading.',
      '',
      '# One',
      'First.',
      '',
      '',
      ' Second,\tand more. ',
      '## Two',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(readTerms([...lines, 'Third.'].join(end))).toEqual({
        sections: [
          { heading: null, paragraphs: ['Before the first heading.'] },
          { heading: 'One', paragraphs: ['First.', 'Second, and more.'] },
          { heading: 'Two', paragraphs: ['Third.'] },
        ],
        faults: [],
      });
    }
  });

  test('has one space between words, whatever blanks were there', () => {
    expect(readTerms('# \u00a0 Fees\none  \t two\u00a0\u00a0three one\ufefftwo').sections).toEqual([
      { heading: 'Fees', paragraphs: ['one two three one two'] },
    ]);
  });

  test('keeps text that only looks like a heading or like markup', () => {
    const text = '#1 of the list\n\n<script>alert(1)</script> *and* [a link](javascript:x)\n\n####### seven';
    expect(readTerms(text).sections).toEqual([{ heading: null, paragraphs: text.split('\n\n') }]);
  });

  test.each([
    ['# One\n\n# Two\nText.', ['line 1: nothing stands below "One"']],
    ['Text.\n\n# Two', ['line 3: nothing stands below "Two"']],
    ['#\nText.', ['line 1: a heading without words']],
    ['#\n# Two\nText.', ['line 1: a heading without words']],
    ['Text.\nA bell\u0007 and a null\0.', ['line 2: a character that is no text']],
  ])('%j is refused with the line number', (text, faults) => {
    expect(readTerms(text).faults).toEqual(faults);
  });

  test('keeps all the words of any text, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^(?:[a-z<>&]{1,8} ?){1,6}$/), { minLength: 1 }),
        (paragraphs) => {
          const { sections } = readTerms(paragraphs.join('\n\n'));
          const words = (texts: readonly string[]): string[] => texts.join(' ').split(/\s+/).filter(Boolean);
          expect(words(sections.flatMap((section) => section.paragraphs))).toEqual(words(paragraphs));
        },
      ),
    );
  });
});
