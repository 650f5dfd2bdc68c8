import { act } from '@testing-library/react';
import type { CaptchaWidgets } from '../../src/portal/forms/captcha-loader.ts';

type Options = Parameters<CaptchaWidgets['render']>[1];

/** The external captcha's widgets, controlled by a test. */
export class StandInCaptcha {
  readonly drawn: { element: HTMLElement; options: Options }[] = [];
  readonly resets: number[] = [];

  readonly #drawsIn: 'span' | 'iframe';

  /** @param drawsIn what it draws into, for the real one a frame whose content comes from the network */
  constructor(drawsIn: 'span' | 'iframe' = 'span') {
    this.#drawsIn = drawsIn;
  }

  /** Takes the place of the external script. */
  install(): this {
    window.grecaptcha = {
      render: (element, options) => {
        if (element.childElementCount > 0)
          throw new Error('reCAPTCHA has already been rendered in this element');
        element.append(document.createElement(this.#drawsIn));
        return this.drawn.push({ element, options }) - 1;
      },
      reset: (widget) => {
        this.resets.push(widget);
      },
    };
    return this;
  }

  #last(): Options {
    const last = this.drawn.at(-1);
    if (!last) throw new Error('no captcha has been drawn');
    return last.options;
  }

  pass = (token = 'a-person'): void => act(() => this.#last().callback(token));
  expire = (): void => act(() => this.#last()['expired-callback']());
  breakDown = (): void => act(() => this.#last()['error-callback']());
}
