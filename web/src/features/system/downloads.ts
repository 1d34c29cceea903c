import type { Resource } from '@baize/contract/system/system'
import type { TextKey } from '@baize/texts/keys'
import { useSystem } from '../../shared/system.ts'

export type Download = {
  readonly id: 'ios' | 'android'
  readonly name: TextKey
  readonly hint: TextKey
  /** A whole address: a phone that scans it knows nothing of this page. */
  readonly url: string
  /** False while the operator has given no address, or only that of our own download page. */
  readonly published: boolean
}

/** The profile that the server makes for every brand, while the operator has none of their own. */
export const ownProfile = '/content/app.mobileconfig'

/** Where the apps are. Without an address of the operator's, the code for Android leads to the download page. */
export function downloadsOf(resources: readonly Resource[], origin: string): Download[] {
  const isPublished = (url: URL) => url.origin !== origin || url.pathname !== '/down'
  const find = (label: 'MOBILECONFIG' | 'Android', otherwise: string) => {
    const written = resources.find(({ labelNameEn }) => labelNameEn === label)?.url
    const given = new URL(written ?? otherwise, origin)
    const url = isPublished(given) ? given : new URL(otherwise, origin)
    return { url: url.href, published: isPublished(url) }
  }
  return [
    {
      id: 'ios',
      name: 'shell.iphone',
      hint: 'shell.iphoneHint',
      ...find('MOBILECONFIG', ownProfile),
    },
    {
      id: 'android',
      name: 'shell.android',
      hint: 'shell.androidHint',
      ...find('Android', '/down'),
    },
  ]
}

export function useDownloads(): Download[] {
  return downloadsOf(useSystem().info.resources, location.origin)
}
