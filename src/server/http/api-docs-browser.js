// Runs in the browser, before Swagger UI starts (api-docs.ts): who is signed in can try each call, with the XSRF pair.

const startSwaggerUi = window.SwaggerUIBundle;

/** Each call carries what every call of the contract carries. */
function requestInterceptor(request) {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  request.headers['X-Requested-With'] = 'XMLHttpRequest';
  if (token !== undefined) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
  return request;
}

/** A call can be tried with a session; its cookie is not typed in by anybody. */
const forWhoIsSignedIn = () => ({
  statePlugins: {
    spec: {
      wrapSelectors: {
        allowTryItOutFor: (_allow, system) => () => system.specSelectors.specJson().get('x-signed-in'),
      },
    },
  },
  wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null },
});

window.SwaggerUIBundle = Object.assign(
  (config) =>
    startSwaggerUi({
      ...config,
      // Its own address of the contract hangs on that of the page, whose query it cannot do with.
      url: '/api-docs/json',
      requestInterceptor,
      plugins: [...config.plugins, forWhoIsSignedIn, window.codeSamples],
    }),
  startSwaggerUi,
);
