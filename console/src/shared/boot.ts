import type { SealKey, StatusReply } from '@baize/contract/system/system'
import { readBoot } from '@baize/texts/read-boot'

type Brand = { readonly name: string; readonly zone: string; readonly hue: number }
/** What the server puts into this page besides language and texts. */
type ConsoleBoot = { readonly sealKey: SealKey; readonly brand: Brand }

let brand: Brand = { name: 'Baize', zone: 'UTC', hue: 162 }

/** The brand as the page began with it, for what is drawn before anyone has signed in. */
export function bootBrand(): Brand {
  return brand
}

export async function readConsoleBoot() {
  const boot = await readBoot('console', consoleBoot)
  brand = boot.brand
  document.documentElement.style.setProperty('--brand-h', String(boot.brand.hue))
  return boot
}

function consoleBoot({ sealKey, info }: StatusReply): ConsoleBoot {
  const { name, zone, hue } = info.brand
  return { sealKey, brand: { name, zone, hue } }
}
