import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are hashed at the full cost unless a test asks for less', async () => {
    const hash = await createPasswords().hash('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const light = await createPasswords({ cost: 'light' }).hash('correct horse')
    expect(light).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  })

  it('match by what was typed, in whichever form of the letters, and never for nobody', async () => {
    const passwords = createPasswords({ cost: 'light' })
    const hash = await passwords.hash('caf\u00e9')
    expect(await passwords.matches(hash, 'cafe\u0301')).toBe(true)
    expect(await passwords.matches(hash, 'cafe')).toBe(false)
    expect(await passwords.matches(undefined, 'caf\u00e9')).toBe(false)
  })
})
