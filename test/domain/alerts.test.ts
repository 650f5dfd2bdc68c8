import { expect, test } from 'vitest';
import { downloadFailed, errorAlert } from '../../src/domain/alert.ts';
import { htmlText } from '../../src/domain/html-text.ts';

test('A 8: an error has the title "Error", and a failed download also names a contact', () => {
  expect(errorAlert('It did not work')).toEqual({ title: 'Error', message: 'It did not work' });
  expect(downloadFailed('help@daylight.example')).toEqual({
    title: 'Error',
    message: 'Report could not be downloaded – please try again later or contact',
    contact: 'help@daylight.example',
  });
});

test('text is escaped for HTML, both in an element and in a quoted attribute', () => {
  expect(htmlText(`<b title="a & b">'no'</b> – é`)).toBe(
    '&lt;b title=&quot;a &amp; b&quot;&gt;&#39;no&#39;&lt;/b&gt; – é',
  );
});
