import type { Platform } from '../../../platform/platform.ts'
import type { IdentitySettings } from '../settings.ts'
import { serveEmbeddedProvider } from './embedded-provider.ts'
import { createProvider, readProviders, type Provider } from './providers.ts'

/** The providers that the machine's operator configured; a demo without any has one inside. */
export function listProviders(
  { config, http, now }: Pick<Platform, 'config' | 'http' | 'now'>,
  { siteUrl }: Pick<IdentitySettings, 'siteUrl'>,
): Provider[] {
  const { production } = config
  const configured = readProviders(config.SOCIAL_PROVIDERS)
  const embedded =
    production || configured.length > 0 ? [] : [serveEmbeddedProvider(http, { siteUrl, now })()]
  return [...configured, ...embedded].map((settings) => createProvider(settings, { production }))
}
