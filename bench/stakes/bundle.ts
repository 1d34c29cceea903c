import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Makes one file of JavaScript of an entry below `bench/`, as the product is built, so that what is measured is not
 * the loader of TypeScript. Packages stay where npm put them, so it lies inside the checkout.
 */
export async function bundle(root: string, entry: string): Promise<Bundle> {
  const name = `${entry.replaceAll(/\W/g, '-')}-${process.pid}.mjs`
  // As deep as the product's own, which finds the texts from there.
  const outfile = join(root, '.build', 'bench', name)
  await build({
    absWorkingDir: root,
    entryPoints: [join('bench', entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'outside-packages',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@baize/')
              ? undefined
              : { path, external: true },
          )
        },
      },
    ],
  })
  return { path: outfile, remove: () => rmSync(outfile, { force: true }) }
}

export type Bundle = { readonly path: string; remove(): void }
