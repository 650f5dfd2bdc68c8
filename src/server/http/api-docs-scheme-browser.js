// Runs in the browser (api-docs.ts): Swagger UI is dark where the portal is, by its own style sheet.

const system = matchMedia('(prefers-color-scheme: dark)');

/** The scheme that was chosen on the portal; undefined where the system's counts. */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem('daylight.mode'));
  } catch {
    return undefined;
  }
}

function show() {
  const mode = chosen();
  const isDark = mode === 'dark' || (mode !== 'light' && system.matches);
  document.documentElement.classList.toggle('dark-mode', isDark);
  document.documentElement.classList.toggle('light-mode', !isDark);
}

show();
system.addEventListener('change', show);
// Chosen in another tab.
addEventListener('storage', show);
