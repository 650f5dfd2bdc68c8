import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { documents } from '../../src/tools/documents/documents.ts';
import { feedRegistrationForm, sections } from '../../src/tools/documents/feed-registration-form.ts';

describe('generated documents', () => {
  test.each(documents.map(({ file, make }) => [path.basename(file), file, make] as const))(
    '%s is what its source makes: run "npm run documents"',
    async (_, file, make) => {
      expect(Buffer.from(await make()).equals(await readFile(file))).toBe(true);
    },
  );
});

describe('A 2.8: the data feed registration form', async () => {
  const document = await PDFDocument.load(await feedRegistrationForm());
  const { catalog, context } = document;
  const questions = sections.flatMap((section) => section.questions);
  const dictionary = (object: PDFObject | undefined): PDFDict => context.lookup(object, PDFDict);

  test('has a field for every question, each named for assistive technology', () => {
    const fields = document.getForm().getFields();
    expect(fields.map((field) => field.getName())).toEqual(questions.map(({ name }) => name));
    const labels = fields.map((field) =>
      field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText(),
    );
    expect(labels).toEqual(questions.map(({ label }) => label));
  });

  test('can be filled in and saved', async () => {
    const copy = await PDFDocument.load(await feedRegistrationForm());
    copy.getForm().getTextField('firm.name').setText('Example Ltd');
    copy.getForm().getCheckBox('data.delayedOrders').check();
    copy.getForm().getDropdown('technical.version').select('FIX 4.4');
    const read = (await PDFDocument.load(await copy.save())).getForm();
    expect(read.getTextField('firm.name').getText()).toBe('Example Ltd');
    expect(read.getCheckBox('data.delayedOrders').isChecked()).toBe(true);
    expect(read.getDropdown('technical.version').getSelected()).toEqual(['FIX 4.4']);
  });

  test('states its title and its language, and is tagged', () => {
    expect(document.getTitle()).toBe('Data feed registration');
    expect(String(catalog.get(PDFName.of('Lang')))).toContain('en-GB');
    expect(dictionary(catalog.get(PDFName.of('MarkInfo'))).get(PDFName.of('Marked'))).toBe(PDFBool.True);
    expect(catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
  });

  test('has headings, texts and every control in its structure, in the order of the page', () => {
    const found: string[] = [];
    const controls = new Set<string>();
    const visit = (object: PDFObject): void => {
      const element = dictionary(object);
      const tag = element.get(PDFName.of('S'));
      if (tag instanceof PDFName && tag !== PDFName.of('P')) found.push(tag.decodeText());
      const target = element.get(PDFName.of('Obj'));
      if (target instanceof PDFRef) controls.add(target.tag);
      const kids = element.lookup(PDFName.of('K'));
      if (kids instanceof PDFDict) visit(kids);
      else if (kids instanceof PDFArray) {
        for (const kid of kids.asArray()) if (!(kid instanceof PDFNumber)) visit(kid);
      }
    };
    visit(dictionary(catalog.get(PDFName.of('StructTreeRoot'))));
    expect(found).toEqual([
      'Document',
      'H1',
      ...sections.flatMap((section) => ['H2', ...section.questions.map(() => 'Form')]),
    ]);
    const widgets = document.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
    expect(widgets.map(String).filter((tag) => !controls.has(tag))).toEqual([]);
    expect(widgets).toHaveLength(questions.length);
  });

  test('links every control and every page back to its place in the structure', () => {
    const root = dictionary(catalog.get(PDFName.of('StructTreeRoot')));
    const parents = dictionary(root.get(PDFName.of('ParentTree'))).lookup(PDFName.of('Nums'), PDFArray);
    const keys = parents.asArray().filter((_, index) => index % 2 === 0);
    const wanted = document.getPages().flatMap((page) => {
      const widgets = page.node.Annots()?.asArray().map(dictionary) ?? [];
      return [
        page.node.get(PDFName.of('StructParents')),
        ...widgets.map((widget) => widget.get(PDFName.of('StructParent'))),
      ];
    });
    expect(keys.map(String).sort()).toEqual(wanted.map(String).sort());
    expect(document.getPages().map((page) => page.node.get(PDFName.of('Tabs')))).toEqual([
      PDFName.of('S'),
      PDFName.of('S'),
    ]);
  });
});
