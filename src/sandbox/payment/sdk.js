// Plays the payment provider's script on the wire of paypal-js 11: buttons, and a window in which the payer approves.
(() => {
  const script = document.currentScript;
  const namespace = script?.dataset.namespace || 'paypal';
  const base = new URL('./', script.src).href;
  const settleMs = 400;

  const colours = { gold: '#ffc439', blue: '#0070ba', silver: '#eeeeee', white: '#ffffff', black: '#2c2e2f' };

  function drawn(style = {}) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', 'PayPal');
    button.dataset.fundingSource = 'paypal';
    button.textContent = 'PayPal';
    const { shape = 'rect', color = 'gold', height = 35 } = style;
    Object.assign(button.style, {
      width: '100%',
      minWidth: '75px',
      height: `${height}px`,
      border: '0',
      cursor: 'pointer',
      borderRadius: shape === 'pill' ? `${height}px` : '4px',
      background: colours[color] ?? colours.gold,
      color: color === 'blue' || color === 'black' ? '#ffffff' : '#14202b',
      font: `italic 700 ${Math.round(height * 0.56)}px/1 Verdana, sans-serif`,
    });
    return button;
  }

  function openWindow(address) {
    const features = 'popup,width=460,height=620';
    return window.open(address, 'daylight-sandbox-payment', features);
  }

  /** Waits for the payer's decision in a window. Without a word the closed window counts as a cancellation. */
  function decisionIn(popup, orderID) {
    return new Promise((resolve) => {
      const hear = (event) => {
        if (event.origin !== new URL(base).origin || event.data?.sandboxPayment !== orderID) return;
        end(event.data);
      };
      let closedSince = 0;
      const timer = setInterval(() => {
        if (!popup.closed) return;
        closedSince ||= Date.now();
        if (Date.now() - closedSince > settleMs) end({ decision: 'closed' });
      }, 100);
      const end = (decision) => {
        clearInterval(timer);
        window.removeEventListener('message', hear);
        resolve(decision);
      };
      window.addEventListener('message', hear);
    });
  }

  function createButtons(options = {}) {
    let place = null;
    let closed = false;
    let running = false;
    /** The window in which the payer decides, and about what. */
    let deciding = null;

    /** Tells a window that nobody waits for its decision any more. */
    const release = ({ popup, orderID }) => {
      if (!popup.closed) popup.postMessage({ sandboxPayment: orderID, ended: true }, new URL(base).origin);
    };

    async function approveIn(popup, orderID) {
      if (closed) return popup.close();
      popup.location.href = `${base}approve?token=${encodeURIComponent(orderID)}`;
      deciding = { popup, orderID };
      const { decision, payerID } = await decisionIn(popup, orderID);
      // A window that was still loading has not heard that the buttons were closed.
      if (closed) return release({ popup, orderID });
      deciding = null;
      if (decision !== 'approved') {
        if (!popup.closed) popup.close();
        await options.onCancel?.({ orderID }, { redirect: () => {} });
        return;
      }
      let again = false;
      await options.onApprove?.(
        { orderID, payerID, paymentID: orderID, paymentSource: 'paypal', facilitatorAccessToken: 'sandbox' },
        {
          restart: () => {
            again = true;
          },
          redirect: (address) => location.assign(address),
        },
      );
      if (again && !closed) {
        const next = popup.closed ? openWindow('about:blank') : popup;
        if (next) return approveIn(next, orderID);
        return options.onCancel?.({ orderID }, { redirect: () => {} });
      }
      if (!popup.closed) popup.close();
    }

    async function pay() {
      if (running) return;
      running = true;
      // The window opens with the click, before anything is waited for: browsers block it otherwise.
      const popup = openWindow(`${base}wait`);
      try {
        if (!popup) throw new Error('The payment window was blocked by the browser.');
        let allowed = true;
        await options.onClick?.(
          { fundingSource: 'paypal' },
          {
            resolve: async () => {},
            reject: async () => {
              allowed = false;
            },
          },
        );
        if (!allowed) return popup.close();
        const orderID = await options.createOrder({ paymentSource: 'paypal' }, {});
        if (typeof orderID !== 'string' || orderID === '') throw new Error('createOrder gave no order id');
        await approveIn(popup, orderID);
      } catch (error) {
        popup?.close();
        if (closed) return;
        if (options.onError) options.onError(error);
        else console.error(error);
      } finally {
        running = false;
      }
    }

    return {
      isEligible: () => !options.fundingSource || options.fundingSource === 'paypal',
      render: async (container) => {
        place = typeof container === 'string' ? document.querySelector(container) : container;
        if (!place) throw new Error(`Document is ready and element ${container} does not exist`);
        const button = drawn(options.style);
        button.addEventListener('click', pay);
        place.append(button);
        options.onInit?.(
          { correlationID: 'sandbox' },
          {
            enable: async () => {
              button.disabled = false;
            },
            disable: async () => {
              button.disabled = true;
            },
          },
        );
      },
      close: async () => {
        closed = true;
        if (deciding) release(deciding);
        place?.replaceChildren();
      },
      updateProps: async (changed) => {
        Object.assign(options, changed);
      },
      hasReturned: () => false,
      resume: () => {},
    };
  }

  window[namespace] = {
    version: '5.0.0-sandbox',
    FUNDING: { PAYPAL: 'paypal', CARD: 'card' },
    isFundingEligible: (source) => source === 'paypal',
    getFundingSources: () => ['paypal'],
    Buttons: createButtons,
  };
})();
