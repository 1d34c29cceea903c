import { describe, expect, it } from 'vitest'
import { workerScript } from './service-worker.ts'

const shell = (file: string) =>
  `<head><link rel="icon" href="/app/icon.svg"><script type="module" src="/assets/${file}.js"></script>` +
  `<link rel="stylesheet" href="/assets/first.css"></head>`
const headOf = (script: string) =>
  JSON.parse(/^const build=(.*);\n/.exec(script)?.[1] ?? '') as { version: string; files: string[] }

describe('the script of the service worker', () => {
  it('names the files of the first view and nothing else', () => {
    expect(headOf(workerScript('code', shell('a'))).files).toEqual([
      '/assets/a.js',
      '/assets/first.css',
    ])
  })

  it('is another one for another build, and the same for the same', () => {
    const { version } = headOf(workerScript('code', shell('a')))
    expect(headOf(workerScript('code', shell('a'))).version).toBe(version)
    expect(headOf(workerScript('code', shell('b'))).version).not.toBe(version)
    expect(headOf(workerScript('other code', shell('a'))).version).not.toBe(version)
  })
})
