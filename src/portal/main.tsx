import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './shell/app.tsx';
import './hooks/back-and-forward.ts';
import { DaylightTheme } from './theme/theme-provider.tsx';

// A 4.9: unhandled promise rejections are logged as warnings.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.warn('A promise was rejected and nobody listened:', event.reason);
});

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
