import { createRequire } from 'node:module';

type Label = {
  getAttributeNS(space: null, name: string): string | null;
  getRootNode(options: object): object;
};
type Root = { getElementById?(id: string): object | null };
type Forms = { isLabelable(element: object): boolean };
type Internals = { readonly implForWrapper: (label: HTMLLabelElement) => object };

const require = createRequire(import.meta.url);
const { isLabelable }: Forms = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { implForWrapper }: Internals = require('jsdom/lib/generated/idl/utils.js');

/**
 * Finds the control of a label that names it by asking for its id. jsdom reads the whole document for each label, each
 * time the name of a control is computed.
 */
export function quickenLabels(): void {
  const prototype: object = Object.getPrototypeOf(implForWrapper(document.createElement('label')));
  const whole = Object.getOwnPropertyDescriptor(prototype, 'control');
  if (!whole?.get) throw new Error('jsdom computes the control of a label in another way');
  Object.defineProperty(prototype, 'control', {
    configurable: true,
    get(this: Label) {
      const id = this.getAttributeNS(null, 'for');
      const root: Root = this.getRootNode({});
      if (!id || !root.getElementById) return whole.get?.call(this);
      const control = root.getElementById(id);
      return control && isLabelable(control) ? control : null;
    },
  });
}

/** Finds the labels of a control among the labels. jsdom reads the whole document for each control. */
export function quickenLabelled(): void {
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLOutputElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
        return [...document.getElementsByTagName('label')].filter(({ control }) => control === this);
      },
    });
}
