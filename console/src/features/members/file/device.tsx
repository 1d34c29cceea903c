import { CircleHelp, Monitor, Smartphone } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { readDevice } from './device-name.ts'

const icons = { phone: Smartphone, desk: Monitor, unknown: CircleHelp }

/** Phone or computer, by what it calls itself; all of it stands in the title. */
export function DeviceName({ userAgent }: { readonly userAgent: string }) {
  const t = useText()
  const { name, kind } = readDevice(userAgent)
  const Icon = icons[kind]
  return (
    <span className="inline-flex items-center gap-2" title={userAgent}>
      <Icon size={18} aria-hidden="true" className="flex-none text-text-3" />
      <span>{name === '' ? t('identity-desk.deviceUnknown') : name}</span>
    </span>
  )
}
