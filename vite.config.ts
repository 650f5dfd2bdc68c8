import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The descriptions in charts are for people who read the code or the atlas; the page does not need to load them. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(`${here}/machines/`)
      ? {
          code: code.replace(/\bdescription:(\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g, '$1'),
          map: null,
        }
      : null,
};

/** The exports of react-router 7 resolve to its development build; the production build next to it has no warnings. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  config: () => {
    const folder = `${here}/node_modules/react-router/dist/production`;
    return {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${folder}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
        ],
      },
    };
  },
};

/**
 * Removes or marks as pure what the bundler cannot prove to be free of side effects and would keep unused: the router's
 * forms, its prefetching and its route errors.
 */
const routerAsUsed: Plugin = {
  name: 'router-as-used',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/react-router/dist/production/')
      ? {
          code: code
            .replace(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
            .replace(
              /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
              '$1/* @__PURE__ */ $2',
            ),
          map: null,
        }
      : null,
};

/** Features of the library's controls that we never use: ripples, spinners on loading buttons, multi-line fields. */
const plainControls: Plugin = {
  name: 'plain-controls',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    (source.endsWith('/TouchRipple.mjs') && importer.endsWith('/ButtonBase/ButtonBase.mjs')) ||
    (source.endsWith('/CircularProgress/index.mjs') && importer.endsWith('/Button/Button.mjs')) ||
    (source.endsWith('/TextareaAutosize/index.mjs') && importer.endsWith('/InputBase/InputBase.mjs'))
      ? '\0nothing'
      : null,
  load: (id) => (id === '\0nothing' ? 'export default () => null;' : null),
};

/**
 * Left out: what the styles' library imports without using it, and the fallback for versions of React that cannot yet
 * subscribe to a store.
 */
const currentReact: Plugin = {
  name: 'current-react',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (source === 'hoist-non-react-statics' && importer.includes('/@emotion/react/')) return '\0nothing';
    return source.startsWith('use-sync-external-store/shim')
      ? this.resolve(source.replace('/shim', ''), importer)
      : null;
  },
};

/**
 * The prerenderer contains the production form of its packages, whatever NODE_ENV the service runs with. In the build
 * only: with this setting the tests would bundle every package and call its functions through getters.
 */
const drawerWithPackages: Plugin = {
  name: 'drawer-with-packages',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
};

/** The script that would choose the scheme of a server-rendered page; index.html has its own. */
const schemeWithoutScript: Plugin = {
  name: 'scheme-without-script',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/@mui/system/cssVars/createCssVarsProvider.mjs')
      ? { code: code.replace('=> buildInitColorSchemeScript(', '=> (() => null)('), map: null }
      : null,
};

/** Puts the portal's own loader around every import() instead of the builder's, which gives up after one failure. */
const ownLoader: Plugin = {
  name: 'own-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadCode as __vitePreload } from ${JSON.stringify(`${here}/src/portal/browser/load-code.ts`)};`
      : null,
};

const gridFolder = '/node_modules/@mui/x-data-grid/';
const none = '() => null';

/** What is left out of the grid's library, by file: what to find, and its replacement. */
const leftOutOfGrid: Readonly<Record<string, readonly [found: RegExp, instead: string]>> = {
  'constants/defaultGridSlotsComponents.mjs': [
    /^( {2}(?:skeletonCell|columnHeaderFilterIconButton|columnHeaderSortIcon|columnMenu|footer|footerRowCount|toolbar|loadingOverlay|noResultsOverlay|noColumnsOverlay|pagination|filterPanel|columnsPanel|columnsManagement|panel|rowCheckbox): )\w+/gm,
    `$1${none}`,
  ],
  'colDef/gridColumnTypesRegistry.mjs': [
    /^ {2}(?:number|date|dateTime|boolean|singleSelect|longText|\[\w+\]): \w+,?$/gm,
    '',
  ],
  'colDef/gridStringColDef.mjs': [/getGridStringOperators\(\)|renderEditInputCell(?=,)/g, '[]'],
  'DataGrid/useDataGridComponent.mjs': [
    /^ {2}useGrid(?:PrintExport|CsvExport|RowSelectionPreProcessors)\(.*$/gm,
    '',
  ],
  'material/index.mjs': [/^( {2}(?!columnResizeIcon)\w+Icon: )\w+(?=,?$)/gm, `$1null`],
  'material/icons/index.mjs': [/^(export const \w+ = )(createSvgIcon\()/gm, '$1/* @__PURE__ */ $2'],
};

/**
 * Features of the grid that we never use: menus and panels, filters, editing, pages, checkboxes, columns other than
 * text. Of the controls that render these, only the tooltip of a heading is kept.
 */
const gridAsUsed: Plugin = {
  name: 'grid-as-used',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    importer.endsWith(`${gridFolder}material/index.mjs`) &&
    source.startsWith('@mui/material/') &&
    !/\/(?:styles|Tooltip)$/.test(source)
      ? '\0no-control'
      : null,
  load: (id) =>
    id === '\0no-control'
      ? `export default ${none}; ${['formControlLabel', 'iconButton', 'inputAdornment', 'listItemText', 'tablePagination'].map((name) => `export const ${name}Classes = {};`).join(' ')}`
      : null,
  transform(code, id) {
    const rule = leftOutOfGrid[id.split(gridFolder)[1] ?? ''];
    if (rule === undefined) return null;
    const left = code.replace(...rule);
    if (left === code) this.error(`${id} has another form than the one of which parts are left out`);
    return { code: left, map: null };
  },
};

// Loaded whenever the program starts from its sources, so settings and packages of the tests stay out.
export default defineConfig({
  root: `${here}/src/portal`,
  cacheDir: `${here}/node_modules/.cache/vite`,
  plugins: [
    withoutDescriptions,
    routerWithoutWarnings,
    routerAsUsed,
    plainControls,
    currentReact,
    schemeWithoutScript,
    gridAsUsed,
    ownLoader,
    drawerWithPackages,
    react(),
  ],
  build: {
    outDir: `${here}/dist/portal`,
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    target: 'es2022',
    // A data: URL would need its own source in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // What they compute while loading is for themselves: a page loads only the forms that it shows.
        moduleSideEffects: [{ test: /\/contract\/generated\/[a-z-]+-form\.js$/, sideEffects: false }],
      },
    },
    // Names a file that imports no other too, so that the loader knows it.
    modulePreload: {
      // Browsers without it load the files a little later.
      polyfill: false,
      resolveDependencies: (file, files) => (files.length === 0 ? [file] : files),
    },
  },
});
