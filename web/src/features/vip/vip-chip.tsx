import { useEffect } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { followVip, useVip, wayToNext } from './api.ts'

/** The level beside the avatar; its foot is the way to the next. It leads to the panel. */
export function VipChip() {
  const t = useText()
  const now = useAddress()
  const { data } = useVip()
  useEffect(followVip, [])
  if (!data) return null
  const way = wayToNext(data)
  return (
    <Link
      to={overPage(now, { m: 'vip' })}
      aria-label={t('vip.chip', { level: data.vipRankLevel })}
      className="inline-flex h-11 flex-none items-center"
    >
      <span className="relative inline-flex h-7 items-center overflow-hidden rounded-chip border border-brass px-2 text-meta font-semibold whitespace-nowrap text-brass">
        {data.keep?.isWarned === true && (
          <span aria-hidden="true" className="me-1.5 size-1.5 rounded-full bg-brass" />
        )}
        {data.vipLabelName}
        {way !== null && (
          <span
            aria-hidden="true"
            className="absolute bottom-0 start-0 h-[3px] bg-brass"
            style={{ inlineSize: `${Math.round(way * 100)}%` }}
          />
        )}
      </span>
    </Link>
  )
}
