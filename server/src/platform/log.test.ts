import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('[P30] an error is logged by what it says, without what hangs on it', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const connection = { connectionParameters: { user: 'baize', secretKey: 8_172_635 } }
  const error = Object.assign(new Error('terminated'), { code: '57P01', client: connection })
  log.warn({ err: error }, 'A connection was lost.')
  expect(lines.join('')).not.toMatch(/secretKey|8172635|connectionParameters/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { name: 'Error', message: 'terminated', reason: '57P01' },
  })
})
