// What reCAPTCHA v2's script gives a page, for the sandbox: `grecaptcha` with render, reset and getResponse, and the
// page's own function called when it is there (`?onload=…&render=explicit`).
(() => {
  const address = new URL(document.currentScript.src);
  const widgets = [];

  const call = (callback, ...values) => {
    const given = typeof callback === 'string' ? window[callback] : callback;
    if (typeof given === 'function') given(...values);
  };

  const clear = (widget) => {
    clearTimeout(widget.timer);
    widget.round += 1;
    widget.answer.value = '';
    widget.box.setAttribute('aria-checked', 'false');
    widget.box.removeAttribute('aria-busy');
    widget.mark.textContent = '';
  };

  const ask = async (widget) => {
    if (widget.answer.value !== '' || widget.box.hasAttribute('aria-busy')) return;
    const { round } = widget;
    widget.box.setAttribute('aria-busy', 'true');
    let challenge;
    try {
      const answer = await fetch(new URL('challenge', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sitekey: widget.options.sitekey }),
      });
      if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}`);
      challenge = await answer.json();
    } catch {
      if (round !== widget.round) return;
      clear(widget);
      call(widget.options['error-callback']);
      return;
    }
    if (round !== widget.round) return;
    widget.answer.value = challenge.token;
    widget.box.removeAttribute('aria-busy');
    widget.box.setAttribute('aria-checked', 'true');
    widget.mark.textContent = '✓';
    widget.timer = setTimeout(() => {
      clear(widget);
      call(widget.options['expired-callback']);
    }, challenge.livesMs);
    call(widget.options.callback, challenge.token);
  };

  const widgetOf = (id = 0) => {
    const widget = widgets[id];
    if (!widget) throw new Error('reCAPTCHA client does not exist');
    return widget;
  };

  window.grecaptcha = {
    ready: (callback) => call(callback),
    render: (container, options) => {
      const place = typeof container === 'string' ? document.getElementById(container) : container;
      if (!place) throw new Error('reCAPTCHA placeholder element must be an element or id');
      if (place.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
      if (!options?.sitekey) throw new Error('Missing required parameters: sitekey');
      const box = document.createElement('button');
      box.type = 'button';
      box.setAttribute('role', 'checkbox');
      box.setAttribute('aria-checked', 'false');
      box.style.cssText =
        'display:flex;align-items:center;gap:12px;width:302px;max-width:100%;height:76px;padding:0 14px;font:inherit;color:inherit;background:transparent;border:1px solid;border-radius:3px;cursor:pointer;text-align:left';
      const mark = document.createElement('span');
      mark.setAttribute('aria-hidden', 'true');
      mark.style.cssText =
        'width:24px;height:24px;border:2px solid;border-radius:2px;text-align:center;line-height:22px';
      const label = document.createElement('span');
      label.lang = 'en';
      label.textContent = 'I am not a robot';
      box.append(mark, label);
      const answer = document.createElement('textarea');
      answer.name = 'g-recaptcha-response';
      answer.hidden = true;
      place.append(box, answer);
      const widget = { box, mark, answer, options, timer: undefined, round: 0 };
      box.addEventListener('click', () => ask(widget));
      return widgets.push(widget) - 1;
    },
    reset: (id) => clear(widgetOf(id)),
    getResponse: (id) => widgetOf(id).answer.value,
  };

  const loaded = address.searchParams.get('onload');
  if (loaded) queueMicrotask(() => call(loaded));
})();
