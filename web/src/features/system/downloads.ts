import type { TextKey } from '@baize/texts/keys'
import { useSystem } from '../../shared/system.ts'

type Download = {
  readonly id: 'ios' | 'android'
  readonly name: TextKey
  readonly hint: TextKey
  readonly url: string
}

/** Where the apps are. Without an address of the operator's, both codes lead to the download page. */
export function useDownloads(): Download[] {
  const { resources } = useSystem().info
  const find = (label: 'MOBILECONFIG' | 'Android') =>
    resources.find((resource) => resource.labelNameEn === label)?.url ?? `${location.origin}/down`
  return [
    { id: 'ios', name: 'shell.iphone', hint: 'shell.iphoneHint', url: find('MOBILECONFIG') },
    { id: 'android', name: 'shell.android', hint: 'shell.androidHint', url: find('Android') },
  ]
}
