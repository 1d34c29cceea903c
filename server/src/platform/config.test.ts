import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartupProblem } from './startup-problem.ts'

const inProduction = {
  MODE: 'production',
  SECRET: 'x'.repeat(32),
  BEACON_URL: 'https://beacon.example',
}

describe('the configuration', () => {
  it('has a value for everything when nothing is set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      BRAND: 'demo',
      production: false,
    })
    expect(config.DATA_DIR.endsWith('.data')).toBe(true)
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost:6379'],
    ['BRAND', '../etc'],
    ['MODE', 'prod'],
    ['SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '-1'],
  ])('refuses %s=%s in one sentence that names it and what is allowed', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(StartupProblem)
    expect(read).toThrow(new RegExp(`^${name} must be .+; .+ is not\\.$`))
  })

  it('never repeats a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }),
    )
  })

  it('wants a secret in production', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow(/SECRET must be set/)
    expect(readConfig(inProduction).production).toBe(true)
  })

  it('wants a public beacon in production, and knows several who pass its values on', () => {
    const { BEACON_URL, ...none } = inProduction
    expect(() => readConfig(none)).toThrow(/BEACON_URL must be set/)
    const two = readConfig({ BEACON_URL: `${BEACON_URL}, https://two.example` })
    expect(two.BEACON_URL).toBe(`${BEACON_URL},https://two.example`)
    expect(() => readConfig({ BEACON_URL: `${BEACON_URL},ftp://three.example` })).toThrow(
      /^BEACON_URL must be/,
    )
  })

  it('wants to know in production what ends TLS in front', () => {
    const secure = { ...inProduction, PUBLIC_URL: 'https://play.example' }
    expect(() => readConfig(secure)).toThrow(/^TRUST_PROXY must be set where PUBLIC_URL is https/)
    expect(readConfig({ ...secure, TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1)
    expect(readConfig({ ...secure, MODE: 'demo' }).TRUST_PROXY).toBe(0)
    expect(readConfig({ ...inProduction, PUBLIC_URL: 'http://play.example' }).TRUST_PROXY).toBe(0)
  })

  it('hashes passwords at full cost unless told otherwise, and refuses another in production', () => {
    expect(readConfig({}).PASSWORD_COST).toBe('full')
    expect(readConfig({ PASSWORD_COST: 'light' }).PASSWORD_COST).toBe('light')
    expect(readConfig(inProduction).PASSWORD_COST).toBe('full')
    expect(() => readConfig({ ...inProduction, PASSWORD_COST: 'light' })).toThrow(
      'PASSWORD_COST must be full in production.',
    )
  })
})
