import { isCurrency, type Currency } from '@baize/kernel/money'
import type { Config } from '../platform/config.ts'
import type { IdentitySettings } from '../rooms/identity/identity.ts'
import type { System } from '../rooms/system/system.ts'

/** What operators set about people, as it is live at the moment of asking. */
export function identitySettings(
  config: Config,
  { settings, isModuleOn }: System,
  security: IdentitySettings['security'],
): IdentitySettings {
  const brand = settings.brand.live
  return {
    security,
    rules: () => settings.registration.live().rules,
    isOn: isModuleOn,
    brandName: () => brand().name,
    currency: () => requireCurrency(brand().currency),
    zone: () => brand().zone,
    siteUrl: () => siteUrlOf(config),
  }
}

/** The address that is set, or the one that the start prints. */
export function siteUrlOf({ PUBLIC_URL, HOST, PORT }: Config): string {
  if (PUBLIC_URL !== '') return PUBLIC_URL.replace(/(?<!\/)\/+$/, '')
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host}:${PORT}`
}

/** The system room lets no other currency be published. */
function requireCurrency(code: string): Currency {
  if (!isCurrency(code)) throw new Error(`The brand has an unknown currency: ${code}`)
  return code
}
