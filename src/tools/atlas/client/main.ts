// The atlas's script in the browser.
import './hand-out.ts';
import './panel.ts';
import './search.ts';
import './told.tsx';
import './views.ts';
