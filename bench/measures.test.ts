import { describe, expect, test } from 'vitest'
import { gzipSize, inlineScripts } from './page-scripts.ts'
import { parseStatus, readResidentMb } from './resident-memory.ts'

describe('scripts in a page', () => {
  test('those that run are counted; data, addresses and empty ones are not', () => {
    const html = `
      <script>let theme</script>
      <script type="module" nonce="x">import('a')</script>
      <SCRIPT type=text/javascript>old()</SCRIPT>
      <script type="application/json">{"a":1}</script>
      <script type="module" src="/a.js"></script>
      <script> </script>`
    expect(inlineScripts(html)).toEqual(['let theme', "import('a')", 'old()'])
  })

  test('the size is that of the compressed bytes', () => {
    expect(gzipSize('a'.repeat(10_000))).toBeLessThan(100)
    expect(gzipSize('')).toBe(20)
  })
})

describe('memory', () => {
  test('is read off the account that Linux keeps of a process', () => {
    expect(parseStatus('Name:\tnode\nVmHWM:\t  9999 kB\nVmRSS:\t  1234 kB\n')).toBe(1234)
    expect(() => parseStatus('Name:\tnode\n')).toThrow('does not tell its memory')
  })

  test('of this process lies where Node tells it', () => {
    const told = process.memoryUsage().rss / 1_000_000
    const read = readResidentMb(process.pid)
    expect(read).toBeGreaterThan(told * 0.7)
    expect(read).toBeLessThan(told * 1.4)
  })
})
