import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { warnOfUnhandledRejections } from './browser/unhandled-rejections.ts';
import { App } from './shell/app.tsx';
import './hooks/back-and-forward.ts';
import { DaylightTheme } from './theme/theme-provider.tsx';

warnOfUnhandledRejections();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <DaylightTheme>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </DaylightTheme>
  </StrictMode>,
);
