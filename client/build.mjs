// node build.mjs OUT [--watch]: bundles the client into the folder OUT.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const locale = join(here, '..', 'src', 'sumrak', 'locale');
const [out, ...flags] = process.argv.slice(2);
const watch = flags.includes('--watch');

/** `import texts from 'locale:ru'`: all .ftl files of a language as one text, those of the terminal and the laboratory left out. */
const texts = {
  name: 'locale',
  setup(build) {
    build.onResolve({ filter: /^locale:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'locale' }));
    build.onLoad({ filter: /.*/, namespace: 'locale' }, ({ path }) => {
      const folder = join(locale, path);
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl' && name !== 'lab.ftl' && !name.endsWith('scenario.ftl')).sort();
      const contents = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      return { contents, loader: 'text', watchFiles: files.map((name) => join(folder, name)), watchDirs: [folder] };
    });
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: { main: 'src/main.tsx', style: 'src/style/main.css' },
  outdir: resolve(out),
  bundle: true,
  minify: !watch,
  sourcemap: watch,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file' },
  assetNames: 'fonts/[name]-[hash]',
  plugins: [texts],
  logLevel: watch ? 'info' : 'warning',
};

mkdirSync(resolve(out), { recursive: true });
writeFileSync(join(resolve(out), 'index.html'), readFileSync(join(here, 'src', 'index.html')));
if (watch) await (await esbuild.context(options)).watch();
else await esbuild.build(options);
