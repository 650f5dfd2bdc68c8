import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/**
 * The prerenderer contains the production form of its packages, whatever NODE_ENV the service runs with. In the build
 * only: with this setting the tests would bundle every package and call its functions through getters.
 */
const drawerWithPackages: Plugin = {
  name: 'drawer-with-packages',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
};

const buildersLoader = '\0vite/preload-helper.js';

/** Puts the portal's own loader around every import() instead of the builder's, which gives up after one failure. */
const ownLoader: Plugin = {
  name: 'own-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === buildersLoader
      ? `export { loadCode as __vitePreload } from ${JSON.stringify(`${here}/src/portal/browser/load-code.ts`)};`
      : null,
  buildEnd(error) {
    // The prerenderer has none.
    if (!error && this.environment.name === 'client' && this.getModuleInfo(buildersLoader) === null)
      this.error('the builder has another loader than the one replaced');
  },
};

const gridFolder = '/node_modules/@mui/x-data-grid/';

const none = (names: string): string =>
  names
    .split(' ')
    .map((name) => `export const ${name} = () => null;`)
    .join('');

/**
 * Features of the grid that we never use: menus and panels, exports, pages, checkboxes, columns other than text. By the
 * file of the grid that imports them: from where, and what it gets instead.
 */
const insteadOfUnused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'constants/defaultGridSlotsComponents.mjs': {
    '../components/index.mjs': `${none('GridSkeletonCell GridColumnsPanel GridFilterPanel GridFooter GridLoadingOverlay GridPagination GridPanel GridColumnHeaderFilterIconButton GridRowCount GridColumnsManagement GridColumnHeaderSortIcon GridNoColumnsOverlay GridRowCheckbox')}
      export { GridNoRowsOverlay, GridRow } from '${here}${gridFolder}components/index.mjs';`,
    '../components/menu/columnMenu/GridColumnMenu.mjs': none('GridColumnMenu'),
    '../components/GridNoResultsOverlay.mjs': none('GridNoResultsOverlay'),
    '../components/toolbarV8/GridToolbar.mjs': none('GridToolbar'),
  },
  'colDef/gridColumnTypesRegistry.mjs': {
    './gridNumericColDef.mjs': none('GRID_NUMERIC_COL_DEF'),
    './gridDateColDef.mjs': none('GRID_DATE_COL_DEF GRID_DATETIME_COL_DEF'),
    './gridBooleanColDef.mjs': none('GRID_BOOLEAN_COL_DEF'),
    './gridSingleSelectColDef.mjs': none('GRID_SINGLE_SELECT_COL_DEF'),
    './gridActionsColDef.mjs': none('GRID_ACTIONS_COL_DEF GRID_ACTIONS_COLUMN_TYPE'),
    './gridLongTextColDef.mjs': none('GRID_LONG_TEXT_COL_DEF'),
  },
  'DataGrid/useDataGridComponent.mjs': {
    '../hooks/features/export/useGridCsvExport.mjs': none('useGridCsvExport'),
    '../hooks/features/export/useGridPrintExport.mjs': none('useGridPrintExport'),
  },
};

/** The controls in the grid's menus and panels. Of all that it imports only the tooltip of a heading is shown. */
const isUnusedControl = (file: string, source: string): boolean =>
  file === 'material/index.mjs' &&
  source.startsWith('@mui/material/') &&
  !/\/(?:styles|Tooltip)$/.test(source);
const insteadOfControl = `${none('formControlLabelClasses iconButtonClasses inputAdornmentClasses listItemTextClasses tablePaginationClasses')}
  export default () => null;`;

const unused = '\0unused ';
/** By the ids of the modules that stand for what is not used. */
const instead = new Map([
  [`${unused}controls`, insteadOfControl],
  ...Object.entries(insteadOfUnused).flatMap(([file, parts]) =>
    Object.entries(parts).map(([part, code]) => [`${unused}${file} ${part}`, code] as const),
  ),
]);

/**
 * Leaves out what the grid imports without our using it. The build fails where it no longer imports that, or also
 * imports something else from the same place.
 */
const gridAsUsed: Plugin = {
  name: 'grid-as-used',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = importer.split(gridFolder)[1] ?? '';
    const id = unused + (isUnusedControl(file, source) ? 'controls' : `${file} ${source}`);
    return instead.has(id) ? id : null;
  },
  load: (id) => instead.get(id) ?? null,
  buildEnd(error) {
    const loaded = new Set(this.getModuleIds());
    const missing = [...instead.keys()].filter((id) => !loaded.has(id));
    if (!error && missing.length > 0)
      this.error(`the grid no longer imports${missing.join(',').replaceAll(unused, ' ')}`);
  },
};

// Loaded whenever the program starts from its sources, so settings and packages of the tests stay out.
export default defineConfig({
  root: `${here}/src/portal`,
  cacheDir: `${here}/node_modules/.cache/vite`,
  plugins: [gridAsUsed, ownLoader, drawerWithPackages, react()],
  build: {
    outDir: `${here}/dist/portal`,
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    target: 'es2022',
    // A data: URL would need its own source in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Evaluated in a task of its own, between which and the portal's a phone answers.
        codeSplitting: { groups: [{ name: 'react-dom', test: /\/node_modules\/(react-dom|scheduler)\// }] },
      },
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
