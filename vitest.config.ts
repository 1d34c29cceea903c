import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { baizeModules } from './tools/vite/baize-modules.ts'

const ignore = ['**/node_modules/**', '.build/**', '.data/**', 'journeys/**']

// Three kinds of test, three projects: pure ones that need nothing, rooms on a real PostgreSQL, pages in a DOM.
export default defineConfig({
  test: {
    // Two at least: left to itself, a machine of two cores would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          // They share nothing that one could spoil for another, and the programs are read once for all of them.
          isolate: false,
          // Properties and proofs take seconds, and many times that where a machine gives a fifth of a core.
          testTimeout: 120_000,
          setupFiles: ['server/testing/patience.ts'],
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignore, '**/*.room.test.ts', '**/*.page.test.tsx'],
        },
      },
      {
        test: {
          name: 'rooms',
          include: ['**/*.room.test.ts'],
          exclude: ignore,
          // Each has a database of its own and nothing else to share, and the programs are read once for all of them.
          isolate: false,
          globalSetup: ['server/testing/start-database.ts'],
          setupFiles: ['server/testing/patience.ts'],
          // What hangs is found a little later; what is only slow on a busy machine is not called broken.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), baizeModules()],
        test: {
          name: 'pages',
          // Code that comes late is compiled on its first use, which takes a while on a busy machine.
          testTimeout: 120_000,
          // Programs and document are made once for all files; the setup begins each of them with a fresh visit.
          isolate: false,
          // A page on a busy machine may once draw late; what fails twice is broken, and a second try is told.
          retry: 1,
          environment: 'happy-dom',
          // A link that is followed, such as one that saves a file, would take the document away from all files after it.
          environmentOptions: {
            happyDOM: {
              // Nobody listens there: a call that no test answers must not reach a product that runs on this machine.
              url: 'http://localhost:9',
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          include: ['**/*.page.test.tsx'],
          exclude: ignore,
          setupFiles: ['ui/testing/setup.ts'],
        },
      },
    ],
  },
})
