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

/**
 * Thirty small files cost more to fetch than a few large ones, on both sides, and compress worse; so what is shown
 * together travels together. The first that fits a module has it, with all that the module needs.
 */
const groups = [
  // What every visit needs. Packages stay in the cache when our own code changes, and a phone runs each in a turn of
  // its own.
  { name: 'packages', test: /node_modules/, tags: ['$initial' as const], priority: 6 },
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  { name: 'kit', test: /[\\/]ui[\\/]|lucide-react/, minShareCount: 8, priority: 4 },
  // What home brings by itself, below the first view and over it.
  {
    name: 'home',
    test: /[\\/](home-below-fold|footer|vendor-cards|downloads|rich-text|fallback-note)\.|content[\\/]news[\\/]/,
    priority: 3,
  },
  { name: 'shared', minShareCount: 4, maxModuleSize: 16_000, priority: 2 },
  { name: 'sign-in', test: /features[\\/]auth[\\/]/, minShareCount: 2, priority: 1 },
]

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
      // For us, beside the build: no page names them, and the server sends none.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
    },
    logLevel: 'warn',
  }
}
