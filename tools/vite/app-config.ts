import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { baizeModules } from './baize-modules.ts'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The browser applications: where each is served, and from which folder it is built. */
export const apps = {
  web: { base: '/' },
  console: { base: '/ops/' },
  arcade: { base: '/arcade/' },
} as const
export type AppName = keyof typeof apps

export function appConfig(name: AppName): InlineConfig {
  return {
    configFile: false,
    root: root(name),
    base: apps[name].base,
    plugins: [react(), tailwindcss(), baizeModules(name === 'console' ? 'operators' : 'members')],
    build: {
      outDir: root(`.build/${name}`),
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      // What every visit needs is two files: thirty small ones cost more to fetch and compress worse. Packages are one
      // of them: it stays in the cache when our own code changes, and a phone runs each in a turn of its own.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 1 },
              { name: 'first', tags: ['$initial'] },
            ],
          },
        },
      },
    },
    logLevel: 'warn',
  }
}
