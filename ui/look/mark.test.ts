import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

it('the face of a name is the same in every language', () => {
  const faces = [...tokens.matchAll(/--font-mark: ([^;]+);/g)].map(([, face]) => face)
  expect(faces).toEqual([
    "'Besley Variable', 'Besley Fallback', Georgia, serif",
    'var(--font-mark)',
  ])
  // Headings do change, which is why a name has a face of its own.
  expect(tokens.match(/--font-display: var\(--font-text\)/g)).toHaveLength(1)
})
