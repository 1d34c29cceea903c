import type { Resource } from '@baize/contract/system'
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

/** Where the apps are. Without an address of the operator's, a code leads to the download page. */
export function downloadsOf(resources: readonly Resource[], origin: string): Download[] {
  const find = (label: 'MOBILECONFIG' | 'Android') => {
    const written = resources.find(({ labelNameEn }) => labelNameEn === label)?.url ?? '/down'
    const url = new URL(written, origin)
    return { url: url.href, published: url.origin !== origin || url.pathname !== '/down' }
  }
  return [
    { id: 'ios', name: 'shell.iphone', hint: 'shell.iphoneHint', ...find('MOBILECONFIG') },
    { id: 'android', name: 'shell.android', hint: 'shell.androidHint', ...find('Android') },
  ]
}

export function useDownloads(): Download[] {
  return downloadsOf(useSystem().info.resources, location.origin)
}
