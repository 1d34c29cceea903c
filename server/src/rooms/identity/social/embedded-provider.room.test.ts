import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testHttp } from '../../../../testing/http.ts'
import { removeOver, serveEmbeddedProvider } from './embedded-provider.ts'
import { createProvider, makeHandshake } from './providers.ts'

const { http, now, listen } = await testHttp(await testDatabase(), { RATE_FACTOR: '1000' })
// The address is known once it listens, and routes can be added only before.
let site = ''
const settings = serveEmbeddedProvider(http, { siteUrl: () => site, now })
site = `http://${await listen()}`
const provider = createProvider(settings(), { production: false })
const redirectUri = `${site}/wps/session/social/demo/callback`

/** Types a name into the provider's page and comes back. */
async function agree(out: URL, name: string, change: Record<string, string> = {}): Promise<URL> {
  const page = await fetch(out)
  expect(await page.text()).toContain('Demo account')
  const form = new URL(out.href.replace('/authorize', '/agree'))
  for (const [key, value] of Object.entries({ name, ...change })) form.searchParams.set(key, value)
  const answer = await fetch(form, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? 'about:blank')
}

describe('the provider inside the demo', () => {
  it('[I87] tells who typed which name, always as the same person', async () => {
    const subjects: string[] = []
    for (const name of ['Jessa Cruz', 'jessa cruz']) {
      const handshake = makeHandshake(`state-${name}`)
      const out = await provider.authorizeUrl(handshake, redirectUri)
      const claims = await provider.redeem(handshake, await agree(out, name))
      expect(claims).toMatchObject({ name, email: '' })
      subjects.push(claims.subject)
    }
    expect(subjects[0]).toBe(subjects[1])
  })

  it('[I87] a person who cancels comes back without a code', async () => {
    const handshake = makeHandshake('state')
    const back = await agree(await provider.authorizeUrl(handshake, redirectUri), '')
    expect(back.searchParams.get('error')).toBe('access_denied')
    await expect(provider.redeem(handshake, back)).rejects.toThrow(Error)
  })

  it.each([
    ['another state', { state: 'other' }],
    ['another nonce', { nonce: 'other' }],
    ['another challenge', { code_challenge: 'other' }],
  ])('[I87] %s is refused', async (_, change) => {
    const handshake = makeHandshake('state')
    const back = await agree(await provider.authorizeUrl(handshake, redirectUri), 'Rico', change)
    await expect(provider.redeem(handshake, back)).rejects.toThrow(Error)
  })

  it('[I87] codes that nobody came for are forgotten once they are over', () => {
    const grants = new Map([
      ['old', { until: 999 }],
      ['good', { until: 1000 }],
      ['new', { until: 2000 }],
    ])
    removeOver(grants, 1000)
    expect([...grants.keys()]).toEqual(['good', 'new'])
  })

  it('[I87] it leads back to the site alone', async () => {
    const handshake = makeHandshake('state')
    const out = await provider.authorizeUrl(handshake, 'https://elsewhere.example/')
    expect((await agree(out, 'Rico')).href).toBe('about:blank')
  })
})
