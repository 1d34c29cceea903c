import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'
import type { ProviderSettings } from '../src/rooms/identity/social/providers.ts'

/** A real provider of OpenID Connect on a port of its own, with one client, closed after the file's last test. */
export async function startOpenIdProvider(redirectUri: string): Promise<ProviderSettings> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'felt', clientSecret: 'a client secret of tests' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    cookies: { keys: ['a key of tests'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: `Name of ${id}`,
        email: `${id}@example.com`,
        email_verified: true,
      }),
    }),
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  afterAll(() => server.close())
  return { id: 'real', name: 'Real', issuer, ...client }
}

/** Goes through the pages of a provider as a person would, and stops at the address that leads back to the site. */
export async function walkProvider(
  start: string,
  back: string,
  answer: (page: { url: string; html: string }) => { url: string; body?: URLSearchParams },
): Promise<URL> {
  const cookies = new Map<string, string>()
  let next: { url: string; body?: URLSearchParams } = { url: start }
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      method: next.body ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.body ? { body: next.body } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=', 2)
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) {
      next = answer({ url: next.url, html: await response.text() })
      continue
    }
    const to = new URL(location, next.url)
    if (to.href.startsWith(back)) return to
    next = { url: to.href }
  }
  throw new Error('The provider never led back')
}

/** Fills the forms of the real provider: who one is, then that one agrees. */
export function agreeAs(login: string) {
  return ({ url, html }: { url: string; html: string }) => {
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({
      prompt,
      ...(prompt === 'login' ? { login, password: 'x' } : {}),
    })
    return { url: new URL(action, url).href, body }
  }
}
