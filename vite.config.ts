import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** What charts say of themselves is for those who read them; whoever loads a page need not wait for it. */
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

/** react-router 7 names its development build only; the other is beside it, without the warnings. */
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
 * What the bundler cannot tell to be without effect it keeps, used or not: the router's forms, its prefetching and the
 * errors of its routes, by the names written onto them and the calls that make them.
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

/** What the library's controls can do and none of ours does: ripples, a circle while they are loading, fields of many lines. */
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
 * What draws pages ahead runs in production's form, whatever the program beside it runs in. Only where it is built: the
 * tests would take every package through the bundler too, and call into each through getters.
 */
const drawerWithPackages: Plugin = {
  name: 'drawer-with-packages',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
};

/** The script by which a server's page would choose its scheme; ours has one of its own, in index.html. */
const schemeWithoutScript: Plugin = {
  name: 'scheme-without-script',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/@mui/system/cssVars/createCssVarsProvider.mjs')
      ? { code: code.replace('=> buildInitColorSchemeScript(', '=> (() => null)('), map: null }
      : null,
};

const gridFolder = '/node_modules/@mui/x-data-grid/';
const none = '() => null';

/** What of the grid's library is left out, by its file: what is found there, and what stands in its place. */
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
 * What a grid can do and none of ours does: menus and panels, filters, editing, pages, boxes to tick, columns other than
 * of text. Of the controls that it would draw them with it keeps the tooltip of a heading.
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

// Read at every start from the sources: nothing of the tests in here.
export default defineConfig({
  root: `${here}/src/portal`,
  cacheDir: `${here}/node_modules/.cache/vite`,
  plugins: [
    withoutDescriptions,
    routerWithoutWarnings,
    routerAsUsed,
    plainControls,
    schemeWithoutScript,
    gridAsUsed,
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
  },
});
