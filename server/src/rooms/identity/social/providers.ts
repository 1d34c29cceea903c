import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import * as oidc from 'openid-client'
import { fields, filledText, list } from '@baize/contract/schema'
import { StartupProblem } from '../../../platform/startup-problem.ts'

const provider = fields({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }),
  name: filledText(60),
  /** Where the provider describes itself: its address, or that of its discovery document. */
  issuer: Type.String({ pattern: '^https?://', maxLength: 500 }),
  clientId: filledText(300),
  clientSecret: filledText(500),
})
export type ProviderSettings = Static<typeof provider>

const providerList = Compile(list(provider, 10))

/** Reads the setting that names the providers. What is wrong with it is said without its secrets. */
export function readProviders(text: string): readonly ProviderSettings[] {
  if (text === '') return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new StartupProblem(
      'SOCIAL_PROVIDERS is not JSON: write a list of providers, or unset it.',
    )
  }
  if (!providerList.Check(value)) {
    const [first] = providerList.Errors(value)
    const where = first?.instancePath || 'the list'
    throw new StartupProblem(`SOCIAL_PROVIDERS is not usable: ${where} ${first?.message ?? ''}.`)
  }
  const twice = value.find(({ id }, index) => value.findIndex((one) => one.id === id) < index)
  if (twice) throw new StartupProblem(`SOCIAL_PROVIDERS names ${twice.id} twice.`)
  return value
}

/** What a provider says of the person who came back from it. */
export type Claims = { readonly subject: string; readonly name: string; readonly email: string }

export type Handshake = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** One provider of OpenID Connect, described by its discovery document. */
export type Provider = {
  readonly id: string
  readonly name: string
  /** Where to send the person, for this handshake. */
  authorizeUrl(handshake: Handshake, redirectUri: string): Promise<URL>
  /** Redeems what the person came back with. Throws when anything about it is not right. */
  redeem(handshake: Handshake, cameBackTo: URL): Promise<Claims>
}

type Deps = { readonly production: boolean }

export function createProvider(settings: ProviderSettings, { production }: Deps): Provider {
  const { id, name, issuer, clientId, clientSecret } = settings
  let found: Promise<oidc.Configuration> | undefined

  /** Asked for with the first use, so that a provider that is away does not stop the start. */
  function discover(): Promise<oidc.Configuration> {
    // A provider on the same machine is for trials; anywhere else only https will do.
    const plain = !production && /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${issuer}/`)
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: 10,
        // Without it the library trusts the connection to the provider and leaves an id token's signature unread.
        execute: [oidc.enableNonRepudiationChecks, ...(plain ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }

  return {
    id,
    name,
    async authorizeUrl({ state, nonce, verifier }, redirectUri) {
      return oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async redeem({ state, nonce, verifier }, cameBackTo) {
      const tokens = await oidc.authorizationCodeGrant(await discover(), cameBackTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('The provider gave no id token')
      return {
        subject: claims.sub,
        name: text(claims.name).slice(0, 100),
        // An address that the provider did not check could be anybody's.
        email: claims.email_verified === true ? text(claims.email).slice(0, 200) : '',
      }
    },
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function makeHandshake(state: string): Handshake {
  return { state, nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
}
